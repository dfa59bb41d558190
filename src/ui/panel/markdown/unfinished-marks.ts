/** Characters of emphasis, code and strikethrough. */
const marks = new Set('*_~`');
/** Last line that may become the underline of a heading, or a list marker. */
const begun = /\n[ \t>]*(?:-{1,2}|={1,2}|\+|\d{1,9}[.)]?)[ \t]*$/;
const longestBegun = 40;

/** Growing text without marks at its end that may be incomplete. */
export function withoutUnfinishedMarks(source: string): string {
  const last = source.slice(-longestBegun);
  const text = source.slice(0, source.length - (begun.exec(last)?.[0].length ?? 0));
  let end = text.length;
  while (end > 0 && marks.has(text.charAt(end - 1)) && text.charAt(end - 2) !== '\\') end -= 1;
  return text.slice(0, end);
}
