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
    done += marked(apart(source, from, index)) + found;
    from = index + found.length;
  }
  return done + marked(apart(source, from, source.length));
}

/** Text between two pieces of code with its block formulas on lines of their own. */
function apart(source: string, from: number, to: number): string {
  const prose = source.slice(from, to);
  if (!prose.includes('$$')) return prose;
  const breaks = (at: number) => at < 0 || at >= source.length || source[at] === '\n';
  return prose.replace(alone, (found, signs: string, formula: string, at: number) => {
    if (!breaks(from + at - 1) || !breaks(from + at + found.length)) return found;
    const inset = signs.replace(/[^\s>]/g, ' ');
    return `${signs}$$\n${inset}${formula.trim()}\n${inset}$$`;
  });
}

const marked = (prose: string): string =>
  prose
    .replace(/(?<!\\)\\\[((?:[^\\]|\\[^[\]])+)\\\]/g, (_, formula: string) => `\n$$\n${formula.trim()}\n$$\n`)
    .replace(/(?<!\\)\\\(((?:[^\\\n]|\\[^()\n])+)\\\)/g, (_, formula: string) => `$$${formula.trim()}$$`)
    .replace(/(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g, (_, formula: string) => `$$${formula}$$`);

/** Closes the unfinished formula of a growing text. */
function ended(source: string): string {
  let from = 0;
  for (const { 0: found, index } of source.matchAll(code)) from = index + found.length;
  const prose = source.slice(from);
  // Unfinished code does not count.
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
