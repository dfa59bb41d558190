import { namedUntil, type TagNotation } from './tag.ts';

/** `<function=name>` with `<parameter=key>`. `wrapper`: what may close the call where its own tag is missing. */
export const functionTags: TagNotation = {
  calls: [namedUntil('<function=', '>', ['</function>', '</tool_call>', '</seed:tool_call>'])],
  parameters: [namedUntil('<parameter=', '>', ['</parameter>', '</param>'])],
};
