import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { bookmarkCases } from '@/test/contracts/cases/bookmarks.ts';
import { everythingCases } from '@/test/contracts/cases/everything.ts';
import { historyCases } from '@/test/contracts/cases/history.ts';
import { pageCases } from '@/test/contracts/cases/pages.ts';
import { sessionCases } from '@/test/contracts/cases/sessions.ts';
import { tabCases } from '@/test/contracts/cases/tabs.ts';
import { tagCases } from '@/test/contracts/cases/tags.ts';
import { played } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const cases = [tabCases, sessionCases, bookmarkCases, pageCases, historyCases, everythingCases, tagCases].flatMap(
  (area) => area.cases,
);

/** Every string in a value. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* stringsIn(one);
}

/** The titles and addresses that others gave to what is there. */
async function foreignIn(ports: FakePorts): Promise<string[]> {
  const [open, groups, saved, known, sessions] = await Promise.all([
    ports.tabs.all(),
    ports.tabs.groups(),
    ports.bookmarks.all(),
    ports.tags.all(),
    ports.sessions.all(),
  ]);
  const things = [...open, ...groups, ...saved, ...ports.history.look(), ...sessions];
  const words = things.flatMap((thing) => [
    ...('title' in thing ? [thing.title] : []),
    ...('url' in thing ? [thing.url] : []),
  ]);
  return [...words, ...known.map(({ name }) => name)].filter((word) => word && word.length > 0) as string[];
}

/** A tool's result never carries words of others without saying so. */
describe('text of others in the result', () => {
  it.each(cases)('of $tool declares whether it contains text of others', async ({ tool, scene, valid }) => {
    const ports = await played(scene);
    const foreign = new Set(await foreignIn(ports));
    const its = world();
    const { registry } = worker(
      { ...its, permissions: new Set(['history', 'sessions']) },
      tools.map((one) => one(ports)),
      {
        openTabs: ports.tabs.all,
        permissions: { has: async () => true },
      },
    );
    const one = call('r:1', tool, valid);
    let answer = await registry.run(one, context());
    if (answer.kind === 'confirm')
      answer = await registry.approve({
        ticket: answer.ticket,
        rows: answer.preview.sections.flatMap(({ rows }) => rows.map(({ id }) => id)),
      });
    if (answer.kind !== 'result') return;
    const sent = new Set([...stringsIn(valid)].map((word) => word.toLowerCase()));
    const theirs = [...stringsIn(answer.result)].filter((word) => foreign.has(word) && !sent.has(word.toLowerCase()));
    if (theirs.length === 0) return;
    expect(answer.untrusted, theirs.join()).toBeDefined();
    expect(await its.records.pieces.of('c'), theirs.join()).not.toEqual([]);
  });
});
