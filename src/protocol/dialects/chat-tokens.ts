import type { Dialect } from '../scan/syntax.ts';

/** Roles other than the model, by the token before them. After a call, their text is made up by the model. */
const OTHERS = ['user', 'tool', 'environment', 'observation'];

/** Tokens of chat templates that reach the text if a server does not remove them. */
export const chatTokens: Dialect = {
  id: 'chat-tokens',
  markup: ['<|', '<seed:bos>', '<start_of_turn>', '[TOOL_RESULTS]', '[/TOOL_RESULTS]'],
  // Templates write a blank after the end of an instruction.
  edges: ['<bos>', '<eos>', '</s>', '[INST]', '[/INST] ', '[/INST]'],
  resultTokens: ['<|user|>', '<|tool|>', '<|tool_result|>', ...OTHERS.map((role) => `<|im_start|>${role}`)],
};
