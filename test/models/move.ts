import { protocol } from '@/src/protocol/index.ts';

/** Next move of a model: words, or a call. */
export type Move = string | { name: string; arguments: Record<string, unknown> };

export const moveText = (move: Move): string =>
  typeof move === 'string' ? move : `\n${protocol.formatCall('json-block', move)}\n`;
