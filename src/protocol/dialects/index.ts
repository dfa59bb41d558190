import type { Dialect } from '../syntax.ts';
import { chatTokens } from './chat-tokens.ts';
import { cohere } from './cohere.ts';
import { deepseek } from './deepseek.ts';
import { gemma } from './gemma.ts';
import { glm } from './glm.ts';
import { granite } from './granite.ts';
import { harmony } from './harmony.ts';
import { hermes } from './hermes.ts';
import { internlm } from './internlm.ts';
import { invoke } from './invoke.ts';
import { jamba } from './jamba.ts';
import { kimi } from './kimi.ts';
import { lfm2 } from './lfm2.ts';
import { llama } from './llama.ts';
import { mistral } from './mistral.ts';
import { nemotron } from './nemotron.ts';
import { phi } from './phi.ts';
import { qwenCoder } from './qwen-coder.ts';
import { seedOss } from './seed-oss.ts';
import { thinking } from './thinking.ts';

/** Every notation that models print from habit, and that is recognised whatever they were asked for. */
export const dialects: Dialect[] = [
  thinking,
  hermes,
  qwenCoder,
  glm,
  mistral,
  llama,
  deepseek,
  kimi,
  harmony,
  gemma,
  internlm,
  invoke,
  granite,
  nemotron,
  jamba,
  lfm2,
  seedOss,
  phi,
  cohere,
  chatTokens,
];
