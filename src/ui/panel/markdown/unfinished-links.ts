interface Begun {
  /** Where brackets stand that are not drawn. */
  marks: ReadonlySet<number>;
  /** Where that begins of which nothing is drawn: the target of a link, or the label of a note. */
  end: number;
}

/** Characters that the words of a link may have; a bracket that stays open for longer is one. */
const longest = 200;
const signs = /\\[\s\S]|!?\[|\]/g;

/** The links that a text begins and does not end. `from`: where it begins itself. */
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

/** Whether what follows the words of a link is a target that has not ended. */
function isTarget(rest: string, words: string): boolean {
  // A number alone is more often a source than a link.
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
