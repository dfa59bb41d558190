import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('each field report names tests that there are', () => {
  const rows = readFileSync('docs/field-reports.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!report|---)/.test(line));
  const known = new Set(globSync('test/**/*.{ts,tsx}').map((path) => basename(path)));
  const isThere = (path: string) => (path.includes('/') ? existsSync(path) : known.has(path));
  const tests = (row: string) => [...row.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path]) => path ?? '');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => tests(row).length === 0)).toEqual([]);
  expect(rows.flatMap(tests).filter((path) => !isThere(path))).toEqual([]);
});
