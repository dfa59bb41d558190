import { type Text, toolName } from '@/src/contract/text.ts';

/** Technical fields: ids, cursors and positions. */
const technical = /(?:^|_)(?:ids?|cursor)$|^(?:next|index|item|folder_item|keep|close|parameters)$/;

/** Fields whose values are words of ours, which have translations. */
const worded = new Set(
  'by color does effect every group_by ignore in include kind match not_searched sort source to undone window'.split(
    ' ',
  ),
);

/** Tools whose `not_found` holds names or addresses; in others it holds ids. */
const findByName = new Set('delete_tags find_by_tag mark_reading_list merge_tags remove_from_reading_list'.split(' '));

/** True for a tool of a server of the user, whose fields may mean anything. */
export const isForeign = (tool: string): boolean => tool.includes('__');

/** True for a field of a call or its result that says something to a person. */
export const isReadable = (field: string, tool: string): boolean => isForeign(tool) || !technical.test(field);

/** True if a field lists ids, so that only their number is shown. */
export const holdsIds = (field: string, tool: string): boolean =>
  field === 'not_found' && !isForeign(tool) && !findByName.has(tool);

/** Name of a field in words. Fields of a user's own server keep their names. */
export function fieldName(field: string, tool: string): Text {
  const plain = field.replaceAll('_', ' ');
  return isForeign(tool) ? { key: 'field_name_', plain } : { key: `field_name_${field}`, plain };
}

/** Translated value of a field; null if it is the user's own text, to be shown as it is. */
export function fieldValue(field: string, value: string, tool: string): Text | null {
  if (isForeign(tool)) return null;
  if (field === 'tool') return toolName(value);
  return worded.has(field) ? { key: `field_value_${value.replaceAll('-', '_')}`, plain: value } : null;
}
