import type { Dialect } from '../scan/syntax.ts';

/** Roles of those who answer the model, by the token before them: behind a call, the model has made up what they say. */
const OTHERS = ['user', 'tool', 'environment', 'observation'];

/** Tokens of chat templates that leak into the text where a server does not take them out. */
export const chatTokens: Dialect = {
  id: 'chat-tokens',
  markup: ['<|', '<seed:bos>', '<start_of_turn>', '[TOOL_RESULTS]', '[/TOOL_RESULTS]'],
  // A template has a blank behind the end of an instruction.
  edges: ['<bos>', '<eos>', '</s>', '[INST]', '[/INST] ', '[/INST]'],
  resultTokens: ['<|user|>', '<|tool|>', '<|tool_result|>', ...OTHERS.map((role) => `<|im_start|>${role}`)],
};
