import { type Text, toolName } from '@/src/contract/text.ts';

/** Fields with ids, cursors and places in a list, which say nothing to a person. */
const technical = /(?:^|_)(?:ids?|cursor)$|^(?:next|index|item|folder_item|keep|close|parameters)$/;

/** True for a field of a call or its result that says something to a person. */
export const isReadable = (field: string): boolean => !technical.test(field);

/** The name of a field in words. One that no tool of ours has, as those of a user's servers, stays as it is. */
export const fieldName = (field: string): Text => ({
  key: `field_name_${field}`,
  plain: field.replaceAll('_', ' '),
});

/** Fields whose values are one of a few words of ours. */
const worded = new Set(
  'by color does effect every group_by ignore in include kind match not_searched sort source to undone window'.split(
    ' ',
  ),
);

/** A string in a field as a word of ours; null where it is something of the user's, shown as it is. */
export function fieldValue(field: string, value: string): Text | null {
  if (field === 'tool') return toolName(value);
  return worded.has(field) ? { key: `field_value_${value.replaceAll('-', '_')}`, plain: value } : null;
}
