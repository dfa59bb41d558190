/**
 * Sentences for each command, for each subject that has an answer (`topics`) and for `none`, separated by `|`. Names,
 * topics, numbers and times stand in braces: `close my {amazon} tabs`. The first two of a command are shown in the
 * interface, and have none.
 */
export type Sentences = Readonly<Record<string, string>>;
