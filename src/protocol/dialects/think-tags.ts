import { element } from '../scan/element.ts';
import type { Dialect } from '../scan/syntax.ts';

/** Tags of DeepSeek R1, Qwen, GLM (the first three), EXAONE, Hunyuan, LongCat and MiniMax M3. */
const TAGS = ['think', 'thinking', 'reasoning', 'thought', 'think:opensource', 'longcat_think', 'mm:think'];
const SPEEDS = ['ifm|think', 'ifm|think_fast', 'ifm|think_faster'];

/** Reasoning in the stream itself, also between the marks of Kimi-VL, OpenThinker, Apertus, MedGemma and Apriel. */
export const thinking: Dialect = {
  id: 'thinking',
  reasoning: [
    ...TAGS.flatMap((tag) => [tag, tag.charAt(0).toUpperCase() + tag.slice(1), tag.toUpperCase()]).map(element),
    { open: '◁think▷', close: '◁/think▷' },
    { open: '<|begin_of_thought|>', close: '<|end_of_thought|>' },
    { open: '<|inner_prefix|>', close: '<|inner_suffix|>' },
    { open: '<unused94>thought', close: '<unused95>' },
    // The chat template writes the opening mark.
    { open: '<|begin_assistant|>\nHere are my reasoning steps:', close: '[BEGIN FINAL RESPONSE]' },
    ...SPEEDS.map(element),
  ],
  edges: ['[END FINAL RESPONSE]'],
};
