import type { Answer } from './script.ts';

/** First lines of answers to names that nothing has, and to pronouns without a list: perhaps they are none. */
const misread = new Set<string>([
  'command_bookmarks_no_folder',
  'command_no_group',
  'command_no_groups',
  'command_no_list',
  'command_session_none_named',
  'command_session_no_tabs',
]);

/** True for an answer that says that a name or pronoun stands for nothing: "No folder is called cook". */
export const isMisread = ({ lines }: Answer): boolean => lines[0] !== undefined && misread.has(lines[0].key);
