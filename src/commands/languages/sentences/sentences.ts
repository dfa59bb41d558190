/**
 * Sentences for each command, for `privacy` (questions about what is sent where) and for `none`, separated by `|`. Names,
 * topics, numbers and times stand in braces: `close my {amazon} tabs`.
 */
export type Sentences = Readonly<Record<string, string>>;
