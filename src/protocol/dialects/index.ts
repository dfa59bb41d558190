import type { Dialect, Syntax } from '../scan/syntax.ts';
import { chatTokens } from './chat-tokens.ts';
import { callingTool } from './function-calls/calling-tool.ts';
import { gemma } from './function-calls/gemma.ts';
import { lfm2 } from './function-calls/lfm2.ts';
import { llama } from './function-calls/llama.ts';
import { apertus } from './json-tags/apertus.ts';
import { bareJson } from './json-tags/bare-json.ts';
import { cohere } from './json-tags/cohere.ts';
import { gigachat } from './json-tags/gigachat.ts';
import { granite } from './json-tags/granite.ts';
import { hermes } from './json-tags/hermes.ts';
import { hyperclova } from './json-tags/hyperclova.ts';
import { inkling } from './json-tags/inkling.ts';
import { internlm } from './json-tags/internlm.ts';
import { jamba } from './json-tags/jamba.ts';
import { namedFence } from './json-tags/named-fence.ts';
import { nemotron } from './json-tags/nemotron.ts';
import { phi } from './json-tags/phi.ts';
import { deepseek } from './named-json/deepseek.ts';
import { functionary } from './named-json/functionary.ts';
import { harmony } from './named-json/harmony.ts';
import { kimi } from './named-json/kimi.ts';
import { mistral } from './named-json/mistral.ts';
import { museGlimmer } from './named-json/muse-glimmer.ts';
import { plamo } from './named-json/plamo.ts';
import { gemini } from './parameter-tags/gemini.ts';
import { glm } from './parameter-tags/glm.ts';
import { invoke } from './parameter-tags/invoke.ts';
import { kimiK3 } from './parameter-tags/kimi-k3.ts';
import { minicpm } from './parameter-tags/minicpm.ts';
import { minimax } from './parameter-tags/minimax.ts';
import { qwenCoder } from './parameter-tags/qwen-coder.ts';
import { seedOss } from './parameter-tags/seed-oss.ts';
import { solar } from './parameter-tags/solar.ts';
import { thinking } from './think-tags.ts';

const all: Dialect[] = [
  thinking,
  bareJson,
  namedFence,
  hermes,
  granite,
  nemotron,
  jamba,
  internlm,
  phi,
  cohere,
  apertus,
  gigachat,
  hyperclova,
  inkling,
  qwenCoder,
  glm,
  invoke,
  seedOss,
  minicpm,
  gemini,
  minimax,
  solar,
  kimiK3,
  mistral,
  kimi,
  plamo,
  functionary,
  harmony,
  deepseek,
  museGlimmer,
  llama,
  gemma,
  lfm2,
  callingTool,
  chatTokens,
];

/** All notations that models print from habit. They are recognised in every conversation. */
export const dialects = all.map((one): Syntax => ({ kind: 'dialect', ...one }));
