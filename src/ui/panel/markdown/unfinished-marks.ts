/** Marks of emphasis, code and what is struck out, as they are written one by one. */
const marks = new Set('*_~`');
/** A line that may yet underline a heading or begin an item of a list. */
const begun = /\n[ \t>]*(?:-{1,2}|={1,2}|\+|\d{1,9}[.)]?)[ \t]*$/;
const longestBegun = 40;

/** A growing text without marks at its end that may be half of what they will be. What follows says what they are. */
export function withoutUnfinishedMarks(source: string): string {
  const last = source.slice(-longestBegun);
  const text = source.slice(0, source.length - (begun.exec(last)?.[0].length ?? 0));
  let end = text.length;
  while (end > 0 && marks.has(text.charAt(end - 1)) && text.charAt(end - 2) !== '\\') end -= 1;
  return text.slice(0, end);
}
