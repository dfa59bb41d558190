import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('each field report names existing tests', () => {
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

it('each field report has one row with source, kind and expected behaviour', () => {
  const rows = readFileSync('docs/field-reports.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!report|---)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const isReport = (cell = '') =>
    cell === 'found beside them' ||
    cell
      .split(', ')
      .every((one) => /^\[([\w.-]+\/[\w.-]+)#(\d+)\]\(https:\/\/github\.com\/\1\/issues\/\2\)$/.test(one));
  expect(rows.filter((cells) => cells.length !== 6 || cells.slice(1, 5).includes('') || !isReport(cells[1]))).toEqual(
    [],
  );
  const kinds = rows.map((cells) => cells[2]);
  expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
});
