interface Begun {
  /** Offsets of opening brackets to hide. */
  marks: ReadonlySet<number>;
  /** Offset from which the text is hidden: it is a link target or footnote label. */
  end: number;
}

/** Longest link text in characters. */
const longest = 200;
const signs = /\\[\s\S]|!?\[|\]/g;

/** Finds unfinished links in a text that starts at offset `from`. */
export function unfinishedLinks(text: string, from: number): Begun {
  const open: { at: number; words: number }[] = [];
  const marks = new Set<number>();
  const mark = (end: number) => {
    for (const { at } of open) if (end - at < longest) marks.add(from + at);
  };
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (sign.startsWith('\\')) continue;
    if (sign !== ']') {
      open.push({ at: index, words: index + sign.length });
      continue;
    }
    const begun = open.at(-1);
    if (begun && isTarget(text.slice(index + 1), text.slice(begun.words, index))) {
      mark(index);
      return { marks, end: from + index };
    }
    open.pop();
  }
  mark(text.length);
  const note = open.find(({ at, words }) => marks.has(from + at) && text.charAt(words) === '^');
  return { marks, end: from + (note?.at ?? text.length) };
}

/** True if the rest is the unfinished target of a link with these words. */
function isTarget(rest: string, words: string): boolean {
  // A bracketed number is more likely a source than a link.
  if (rest === '') return !/^[\^\d]/.test(words);
  if (rest.startsWith('[')) return !rest.includes(']');
  if (!rest.startsWith('(')) return false;
  let depth = 0;
  for (const { 0: sign } of rest.matchAll(/\\[\s\S]|[()]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return false;
  }
  return true;
}
