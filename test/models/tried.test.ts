import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Tried, triesIn } from './tried.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tried = (row: string, syntax: string, task: string, solved = true): Tried => ({
  row,
  syntax,
  task,
  solved,
  called: true,
  repairs: 0,
  errors: 0,
  tokens: 1,
  time: 1,
});

it('keeps the results of two concurrent runs', () => {
  const file = join(folder, 'scores.jsonl');
  const [one, other] = [triesIn(file), triesIn(file)];
  one.add(tried('Small', 'xml', 'count'));
  other.add(tried('Smaller', 'xml', 'count'));
  one.add(tried('Small', 'xml', 'thanks'));
  const kept = [tried('Small', 'xml', 'count'), tried('Smaller', 'xml', 'count'), tried('Small', 'xml', 'thanks')];
  for (const tries of [one, other, triesIn(file)]) expect(tries.all()).toEqual(kept);
});

it('knows what was tried, also by another run, and counts it once', () => {
  const file = join(folder, 'scores.jsonl');
  const tries = triesIn(file);
  expect(tries.has(tried('Small', 'xml', 'count'))).toBe(false);
  triesIn(file).add(tried('Small', 'xml', 'count'));
  expect(tries.has(tried('Small', 'xml', 'count'))).toBe(true);
  expect(tries.has(tried('Small', 'caret', 'count'))).toBe(false);
  tries.add(tried('Small', 'xml', 'count', false));
  expect(tries.all()).toEqual([tried('Small', 'xml', 'count')]);
});
