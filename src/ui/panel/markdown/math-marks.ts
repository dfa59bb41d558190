const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)(?!`)[\s\S]*?[^`]\2(?!`)/g;

/** A formula between `$$` that has its lines to itself, after the signs of the lists and quotes that they stand in. */
const alone =
  /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)\$\$(?=[^$\n])((?:[^$\\\n]|\\[\s\S]|\$(?!\$)|\n(?![ \t>]*\n))+)\$\$[ \t]*$/gm;

/**
 * Writes the marks that models put around formulas as `$$`: `\(x\)`, `\[x\]`, and `$x$` where it cannot be money (no
 * space inside the marks, no digit after the second, as pandoc has it). A formula that stands alone gets lines of its
 * own for them, without which it would be set as a part of a sentence. Code stays as it is. `growing`: the last formula
 * may not have ended yet.
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

/** What stands between two pieces of code, its formulas that stand alone set apart. Beside code none does. */
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
    .replace(/\\\[([\s\S]+?)\\\]/g, (_, formula: string) => `\n$$\n${formula.trim()}\n$$\n`)
    .replace(/\\\((.+?)\\\)/g, (_, formula: string) => `$$${formula.trim()}$$`)
    .replace(/(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g, (_, formula: string) => `$$${formula}$$`);

/** A growing text with an end for the formula that it has begun. */
function ended(source: string): string {
  let from = 0;
  for (const { 0: found, index } of source.matchAll(code)) from = index + found.length;
  const prose = source.slice(from);
  // Code that has begun is none yet, as far as that looks.
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
