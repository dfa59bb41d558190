const code = /(`{3,60}|~{3,60})[\s\S]*?(?:\1|$)|(`+)(?!`)[\s\S]*?[^`]\2(?!`)/g;

/** Block formula between `$$`, after the markers of lists and quotes. */
const alone =
  /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)\$\$(?=[^$\n])((?:[^$\\\n]|\\[\s\S]|\$(?!\$)|\n(?![ \t>]*\n))+)\$\$[ \t]*$/gm;

/**
 * Rewrites `\(x\)`, `\[x\]` and `$x$` as `$$`, except where `$` may be money (no space inside, no digit after, as in
 * pandoc). Block formulas get lines of their own. Code is left alone. `growing`: the last formula may be unfinished.
 */
export function mathMarks(written: string, growing = false): string {
  if (!/[$\\]/.test(written)) return written;
  const source = growing ? ended(written) : written;
  let done = '';
  let from = 0;
  for (const { 0: found, index } of source.matchAll(code)) {
    done += marked(formulasOnOwnLines(source, from, index)) + found;
    from = index + found.length;
  }
  return done + marked(formulasOnOwnLines(source, from, source.length));
}

/** Text between two pieces of code, with block formulas put on lines of their own. */
function formulasOnOwnLines(source: string, from: number, to: number): string {
  const prose = source.slice(from, to);
  if (!prose.includes('$$')) return prose;
  const breaks = (at: number) => at < 0 || at >= source.length || source[at] === '\n';
  return prose.replace(alone, (found, signs: string, formula: string, at: number) => {
    if (!breaks(from + at - 1) || !breaks(from + at + found.length)) return found;
    const inset = signs.replace(/[^\s>]/g, ' ');
    return `${signs}$$\n${inset}${formula.trim()}\n${inset}$$`;
  });
}

/** A number or words, as in notes and choices: "(1)", "(see below)". */
const inWords = /^(?:\d{1,4}(?:\s*[,–-]\s*\d{1,4})*|\p{L}{2}[\p{L}\s'’-]*)$/u;
/** Characters on either side of a formula in which other words of the line are looked for. */
const beside = 20;

/** True if `\(…\)` or `\[…\]` within a line holds plain words, so it is an escaped bracket and no formula. */
function isBrackets(inner: string, found: string, at: number, prose: string): boolean {
  if (inner.length > 100 || !inWords.test(inner.trim())) return false;
  const before = prose.slice(Math.max(0, at - beside), at);
  const after = prose.slice(at + found.length, at + found.length + beside);
  return /[^\s>*+-]/.test(before.slice(before.lastIndexOf('\n') + 1)) || /\S/.test(after.split('\n', 1)[0] ?? '');
}

const marked = (prose: string): string =>
  prose
    .replace(/(?<!\\)\\\[((?:[^\\]|\\[^[\]])+)\\\]/g, (found, formula: string, at: number) =>
      isBrackets(formula, found, at, prose) ? found : `\n$$\n${formula.trim()}\n$$\n`,
    )
    .replace(/(?<!\\)\\\(((?:[^\\\n]|\\[^()\n])+)\\\)/g, (_, formula: string) => `$$${formula.trim()}$$`)
    .replace(/(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g, (_, formula: string) => `$$${formula}$$`);

/** Closes the unfinished formula of a growing text. */
function ended(source: string): string {
  let from = 0;
  for (const { 0: found, index } of source.matchAll(code)) from = index + found.length;
  const prose = source.slice(from);
  // Within unfinished inline code there are no formulas.
  if (prose.slice(prose.lastIndexOf('\n\n') + 1).includes('`')) return source;
  for (const [begin, end] of [
    ['$$', '$$'],
    ['\\(', '\\)'],
    ['\\[', '\\]'],
  ] as const) {
    const at = begin === end && prose.split(begin).length % 2 === 1 ? -1 : prose.lastIndexOf(begin);
    const formula = prose.slice(at + begin.length);
    const goesOn = begin === '\\(' ? formula.includes('\n') : begin === end && /^\s*\n/.test(formula);
    if (at < 0 || prose.charAt(at - 1) === '\\' || (begin !== end && formula.includes(end)) || goesOn) continue;
    if (formula.trim() === '') return source.slice(0, from + at);
    return (source.endsWith(end.charAt(0)) ? source.slice(0, -1) : source) + end;
  }
  return source;
}
