import { lettersOf } from '@/src/text/estimate-tokens.ts';

/** Letters that a value takes as JSON. */
export const sizeOf = (value: unknown): number => lettersOf(JSON.stringify(value) ?? '');
