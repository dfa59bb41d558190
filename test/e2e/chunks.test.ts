import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { built } from './harness/driver.ts';
import { browserName } from './harness/start.ts';

/** Texts that occur only in the code for this kind of connection. Azure uses the code of OpenAI. */
const marks = {
  openai: 'openai.chat',
  'openai-compatible': 'openaiCompatible',
  anthropic: 'anthropic.messages',
  google: 'google.generative-ai',
  ollama: 'num_ctx',
  'built-in': 'downloadprogress',
};

/** The scripts of the build, by name. */
const scripts = new Map<string, string>();
/** Scripts that a page loads before its first line runs. */
let first: Set<string>;

const imported = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, name]) => name ?? []);

function withImports(names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withImports(imported(scripts.get(name) ?? ''), known);
  }
  return known;
}

beforeAll(async () => {
  const folder = join(built(browserName), 'chunks');
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js')) scripts.set(name, await readFile(join(folder, name), 'utf8'));
  }
  scripts.set('begin-composer.js', await readFile(join(built(browserName), 'begin-composer.js'), 'utf8'));
  const panel = await readFile(join(built(browserName), 'sidepanel.html'), 'utf8');
  const named = [...panel.matchAll(/(?:src|href)="([^"]+\.js)"/g)].flatMap(([, path]) => (path ? basename(path) : []));
  first = withImports(named);
});

it('lists the first chunks of the panel', () => {
  expect([...first].filter((name) => !scripts.has(name))).toEqual([]);
  expect([...first].some((name) => name.startsWith('start-panel-'))).toBe(true);
  expect(first.size).toBeLessThan(browserName === 'firefox' ? 7 : 5);
});

it('loads no more than 146 kB of it, compressed, and neither the database nor the checks of what is stored', () => {
  const sizes = [...first].map((name) => gzipSync(scripts.get(name) ?? '').length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(146_000);
  const late = [...scripts].filter(([, code]) => code.includes('IDBKeyRange') || code.includes('ZodMiniType'));
  expect(late.length).toBeGreaterThan(0);
  expect(late.map(([name]) => name).filter((name) => first.has(name))).toEqual([]);
});

it.each([
  ['sidepanel', 'start-panel'],
  ['library', 'start-library'],
])('loads the file that draws a page in no other, not even later: %s', async (page, file) => {
  const folder = built(browserName);
  const reaching: string[] = [];
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.html'))) {
    const html = await readFile(join(folder, name), 'utf8');
    const known = new Set([...html.matchAll(/src="\/chunks\/([^"]+)"/g)].flatMap(([, one]) => one ?? []));
    for (const one of known)
      for (const [, next] of (scripts.get(one) ?? '').matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
        if (next) known.add(next);
    if ([...known].some((one) => one.startsWith(`${file}-`))) reaching.push(name);
  }
  expect(reaching).toEqual([`${page}.html`]);
});

it('starts the background without the code for programs and servers', async () => {
  const code = await readFile(join(built(browserName), 'background.js'), 'utf8');
  const named = [...code.matchAll(/from["']\.\/chunks\/([^"']+\.js)["']/g)].flatMap(([, name]) => name ?? []);
  const background = withImports(named);
  // Chromium keeps the compiled code of a worker only if it is one classic script.
  if (browserName === 'chromium') expect(code).not.toMatch(/\bimport\b\s*[\w$"'{(*]/);
  else expect(background.size).toBeGreaterThan(5);
  // Firefox finds the imports of a file when it has parsed it: what the first one does not name is read after the others.
  expect([...background].filter((name) => !imported(code.replaceAll('./chunks/', './')).includes(name))).toEqual([]);
  expect(code.length).toBeLessThan(browserName === 'firefox' ? 30_000 : 700_000);
  for (const mark of ['tool_not_found', 'inputRequests', 'resetTimeoutOnProgress']) {
    const holding = [...scripts].flatMap(([name, text]) => (text.includes(mark) ? name : []));
    expect(holding.length, mark).toBeGreaterThan(0);
    expect(
      holding.filter((name) => background.has(name)),
      mark,
    ).toEqual([]);
    expect(code, mark).not.toContain(mark);
  }
  const sizes = [code, ...[...background].map((name) => scripts.get(name) ?? '')].map((text) => gzipSync(text).length);
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  expect(weight).toBeGreaterThan(100_000);
  expect(weight).toBeLessThan(216_000);
});

it('loads the code of each connection only when needed', () => {
  const homes = Object.entries(marks).map(([kind, mark]) => {
    const holding = [...scripts].flatMap(([name, code]) => (code.includes(mark) ? name : []));
    expect(holding, kind).toHaveLength(1);
    return holding[0]!;
  });
  expect(new Set(homes).size).toBe(homes.length);
  expect(homes.filter((name) => first.has(name))).toEqual([]);
});
