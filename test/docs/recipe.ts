import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One step of a recipe: a file to write, lines to add to one, or messages for every language. */
export interface Step {
  path: string;
  language: 'ts' | 'diff' | 'json';
  block: string;
}

/** Headings of the README's recipes that are followed word by word. */
export const recipes = ['A new tool', 'A new command', 'A new syntax', 'A new provider'];

/** The numbered steps under a heading of the README, each with one path and one block of code, and the tests that should pass then. */
export function recipeOf(heading: string): { steps: Step[]; tests: string[] } {
  const page = readFileSync(join(root, 'README.md'), 'utf8');
  const from = page.indexOf(`### ${heading}\n`);
  if (from < 0) throw new Error(`No recipe ${heading}`);
  const section = page.slice(from, page.indexOf('\n## ', from)).split(/\n### /)[0] ?? '';
  const steps = section
    .split(/^\d\. /m)
    .slice(1)
    .flatMap((words): Step[] => {
      const [, path] = words.match(/`((?:src|test|docs|public)\/[^`\s]+)`/) ?? [];
      const [, language, code] = words.match(/^ {3}```(ts|diff|json)\n([\s\S]*?)^ {3}```/m) ?? [];
      if (!path || !code) return [];
      return [{ path, language: language as Step['language'], block: code.replaceAll(/^ {3}/gm, '') }];
    });
  const tests = section.match(/`vitest run ([^`]+)`/)?.[1]?.split(' ') ?? [];
  return { steps, tests };
}

/** Adds the lines that begin with `+` after the lines before them, or before those after them. */
export function withLines(file: string, diff: string): string {
  let lines = file.split('\n');
  for (const hunk of diff.trimEnd().split(/^@@\n/m)) {
    const marked = hunk
      .trimEnd()
      .split('\n')
      .map((line) => ({ added: line.startsWith('+'), line: line.slice(1) }));
    const old = marked.filter(({ added }) => !added).map(({ line }) => line);
    const at = lines.findIndex((_, start) => old.every((line, index) => lines[start + index] === line));
    if (old.length === 0 || at < 0) throw new Error(`These lines are not there: ${old.join('\n')}`);
    lines = lines.toSpliced(at, old.length, ...marked.map(({ line }) => line));
  }
  return lines.join('\n');
}

/** Words by language, and each by its key. */
type Words = Record<string, Record<string, string>>;

/** A copy of the project in a folder of its own, to follow recipes in. */
export function scratchCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'outrigger-recipe-'));
  const parts = [
    'src',
    'test',
    'entrypoints',
    'public',
    'docs',
    'bridge',
    'scripts',
    'README.md',
    'package.json',
    'tsconfig.json',
  ];
  for (const part of [...parts, 'vitest.config.ts', 'wxt.config.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  /** Files as they were before a recipe was followed; null where there was none. */
  const before = new Map<string, string | null>();

  function change(path: string, made: (old: string) => string): void {
    const file = join(folder, path);
    const old = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (!before.has(file)) before.set(file, old);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made(old ?? ''));
  }

  function take({ path, language, block }: Step): void {
    if (language === 'ts') change(path, () => block);
    else if (language === 'diff') change(path, (old) => withLines(old, block));
    else
      for (const [name, words] of Object.entries(JSON.parse(block) as Words)) {
        const added = Object.fromEntries(Object.entries(words).map(([key, message]) => [key, { message }]));
        change(
          path.replace('<language>', name),
          (old) => `${JSON.stringify({ ...JSON.parse(old), ...added }, null, 2)}\n`,
        );
      }
  }

  return {
    follow: (steps: Step[]): void => steps.forEach(take),
    /** Takes back what was followed. */
    reset(): void {
      for (const [file, old] of before) {
        if (old === null) rmSync(file);
        else writeFileSync(file, old);
      }
      before.clear();
    },
    /** Runs a tool of the project in the copy; gives its output and whether it was content. */
    async run(tool: string, args: string[]): Promise<{ ok: boolean; output: string }> {
      const bin = join(root, 'node_modules/.bin');
      const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1', VITEST: '' };
      return promisify(execFile)(join(bin, tool), args, { cwd: folder, env, maxBuffer: 64_000_000 }).then(
        ({ stdout, stderr }) => ({ ok: true, output: stdout + stderr }),
        ({ stdout, stderr }) => ({ ok: false, output: String(stdout) + String(stderr) }),
      );
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}
