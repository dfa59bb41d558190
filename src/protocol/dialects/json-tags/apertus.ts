import { jsonTags } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Apertus: tokens around an array of objects, each with the tool's name as its one key. */
export const apertus: Dialect = {
  id: 'apertus',
  ...jsonTags([{ open: '<|tools_prefix|>', close: ['<|tools_suffix|>'], keyedByName: true }]),
};
