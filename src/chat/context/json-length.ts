import { lettersOf } from '@/src/text/estimate-tokens.ts';

/** Length of a value as JSON, in letters as `lettersOf` counts. */
export const sizeOf = (value: unknown): number => lettersOf(JSON.stringify(value) ?? '');
