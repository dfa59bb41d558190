import type { Dialect } from '../syntax.ts';

/** Reasoning in the stream itself, as DeepSeek R1, Qwen, GLM and their distillates print it. */
export const thinking: Dialect = {
  kind: 'dialect',
  id: 'thinking',
  reasoning: ['think', 'thinking', 'reasoning'].map((tag) => ({ open: `<${tag}>`, close: `</${tag}>` })),
};
