import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';

const page = readFileSync(new URL('../../docs/tools.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` \| (.+) \| (\w+) \|(.*)\|$/gm)];
const written = rows.map(([, name, , effect, undo]) => ({ name, effect, saysUndo: undo?.trim() !== '' }));

test('every tool is in the docs with its effect, and every write says what undo restores', () => {
  const ports = fakePorts();
  const real = tools
    .map((make) => make(ports))
    .map(({ name, effect }) => ({ name, effect, saysUndo: effect !== 'read' }));
  const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
    String(a.name).localeCompare(String(b.name));
  expect(written.sort(byName), 'the rows of docs/tools.md').toEqual(real.sort(byName));
});
