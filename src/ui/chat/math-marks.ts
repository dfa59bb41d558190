const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)(?!`)[\s\S]*?[^`]\2(?!`)/g;

/**
 * Writes the marks that models put around formulas as `$$`: `\(x\)`, `\[x\]`, and `$x$` where it cannot be money (no
 * space inside the marks, no digit after the second, as pandoc has it). Code stays as it is.
 */
export function mathMarks(source: string): string {
  if (!/[$\\]/.test(source)) return source;
  let done = '';
  let from = 0;
  for (const { 0: found, index } of source.matchAll(code)) {
    done += marked(source.slice(from, index)) + found;
    from = index + found.length;
  }
  return done + marked(source.slice(from));
}

const marked = (prose: string): string =>
  prose
    .replace(/\\\[([\s\S]+?)\\\]/g, (_, formula: string) => `\n$$\n${formula.trim()}\n$$\n`)
    .replace(/\\\((.+?)\\\)/g, (_, formula: string) => `$$${formula.trim()}$$`)
    .replace(/(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g, (_, formula: string) => `$$${formula}$$`);
