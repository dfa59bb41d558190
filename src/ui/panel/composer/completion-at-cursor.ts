/** A `/` or `@` being typed, with the text after it. */
export interface ActiveCompletion {
  sign: '/' | '@';
  query: string;
  /** Offsets of the sign and of the end of the query in the draft. */
  start: number;
  end: number;
}

/** Characters before the caret in which `@` is looked for. */
const longest = 42;

/** Completion at the caret: `/` only at the start of the message, `@` at the start of any word. */
export function completionAt(draft: string, caret: number): ActiveCompletion | null {
  const before = draft.slice(0, caret);
  const slash = /^\/(?!\/)([^\n/]{0,40})$/.exec(before);
  if (slash) return { sign: '/', query: slash[1] ?? '', start: 0, end: caret };
  // Only the last characters are searched, since this runs at every key.
  const at = /(?:^|\s)@([^\s@]{0,40})$/.exec(before.slice(-longest));
  return at ? { sign: '@', query: at[1] ?? '', start: caret - (at[1] ?? '').length - 1, end: caret } : null;
}

/** The draft without the sign and its query. */
export const withoutSign = (draft: string, { start, end }: ActiveCompletion): string =>
  draft.slice(0, start) + draft.slice(end).replace(/^ /, '');
