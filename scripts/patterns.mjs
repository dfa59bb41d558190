/**
 * Looks for regular expressions whose time grows faster than the text they are held against, among all literals of the
 * source. What is proved to must be mended, or stand below with what bounds it. Patterns that cannot be decided in time
 * are counted alone: tests feed what goes through them runs of growing length.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const root = fileURLToPath(new URL('..', import.meta.url));
/** Milliseconds for one pattern. */
const timeout = 1_000;

const beginning = 'first-words.ts looks at 500 characters';
const sentence = 'a command is a sentence of 240 characters at most';

/** By file: why patterns of it may stay, each by its beginning. */
const allowed = {
  'src/ui/parts/first-words.ts': [
    ['^[ \\t>]*(?:`{3,}', beginning],
    ['^ {0,3}\\[', beginning],
    ['^[ \\t>]*(?:(?:[-+*]', beginning],
    ['(?<!\\\\)\\[\\^', beginning],
    ['(?<!\\\\)!?\\[', beginning],
    ['\\\\\\((.*?)', beginning],
    ['(?<!\\\\)(?:\\*{2,}', beginning],
  ],
  'src/ui/panel/chats/fold-with-offsets.ts': [['\\p{M}+$', 'one letter with its marks, of one code unit before']],
  'src/chat/message/conversation-title.ts': [['[\\s\\p{P}]+$', 'a line that was cut at 60 characters']],
  'src/commands/reader/alike-kana.ts': [['[\\p{Script=Katakana}', sentence]],
  'src/commands/reader/roles.ts': [['\\s*[,、，]\\s*', sentence]],
  'src/protocol/scan/quotation.ts': [['(?:<[|｜]', 'the last 512 characters of a line']],
  'src/chat/context/bare-address.ts': [['(?:[a-z][a-z0-9+.-]{0,60}', 'a scheme has 60 characters at most']],
  'src/ui/panel/markdown/link-definitions.ts': [['\\[((?:', 'a label has 999 characters at most']],
  'src/ui/panel/markdown/math-marks.ts': [
    ['^((?:[ \\t>]', 'growth tests feed it runs: what opens a formula is looked at once'],
  ],
  'src/commands/reader/tokenise.ts': [
    ['[?:!=%&*+', sentence],
    ['[./-]+$', sentence],
  ],
};

function literalsOf(file) {
  const found = [];
  const look = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Literal' && node.regex) found.push(node.regex);
    for (const child of Object.values(node)) look(child);
  };
  look(parseSync(file, readFileSync(`${root}${file}`, 'utf8')).program);
  return found;
}

const faults = [];
let [count, open] = [0, 0];
const unused = new Set(Object.entries(allowed).flatMap(([file, list]) => list.map(([begins]) => `${file} ${begins}`)));
for (const file of globSync('{src,entrypoints,bridge/src}/**/*.{ts,tsx}', { cwd: root }).map((name) =>
  name.replaceAll('\\', '/'),
))
  for (const { pattern, flags } of literalsOf(file)) {
    count += 1;
    const known = allowed[file]?.find(([begins]) => pattern.startsWith(begins));
    if (known) unused.delete(`${file} ${known[0]}`);
    if (known) continue;
    const { status, complexity } = checkSync(pattern, flags.replace('v', 'u'), { timeout });
    if (status === 'unknown') open += 1;
    if (status === 'vulnerable') faults.push(`${file}: /${pattern}/${flags} is ${complexity.summary}`);
  }
for (const one of unused) faults.push(`scripts/patterns.mjs allows what is not there: ${one}`);

console.log(`${count} patterns, ${open} of them not decided in time`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
