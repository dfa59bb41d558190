import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import { openStore } from '@/src/store/index.ts';
import { openPageStore } from '@/src/store/page/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

const message = (conversation: string, n: number, text: string): Message => ({
  id: `${conversation}-${n}`,
  conversation,
  turn: `${conversation}-turn`,
  role: 'user',
  at: n,
  parts: [{ type: 'text', text }],
  state: 'complete',
});

let databases = 0;

/** A panel, and another page with the same database that tells its changes. */
async function twoPages() {
  databases += 1;
  const name = `message-cache-${databases}`;
  const changes = fakeChanges();
  const panel = openPageStore({ name, changes }).conversations;
  const other = openStore({ name, changes }).conversations;
  for (const id of ['a', 'b']) await panel.put({ id, title: '', named: false, at: 1, updated: 1, draft: '' });
  return { panel, other, cached: panel.cachedMessages };
}

const conversation = fc.constantFrom('a', 'b');
const number = fc.integer({ min: 0, max: 4 });
/** A read in the same tick as a write. */
const atOnce = (['put', 'read'] as const).map(
  (kind) => ({ kind, page: 'panel', conversation: 'a', number: 1, waits: false }) as const,
);
const step = fc.record({
  kind: fc.constantFrom('put', 'remove', 'read', 'removeChat'),
  page: fc.constantFrom('panel', 'other'),
  conversation,
  number,
  waits: fc.boolean(),
});

test('what a panel reads is what is stored, whoever wrote it and however the writes overlap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const pages = await twoPages();
      const begun: Promise<unknown>[] = [];
      let lastRead = 'a';
      for (const [at, { kind, page, conversation: id, number: n, waits }] of steps.entries()) {
        const records = pages[page as 'panel' | 'other'];
        const act = async () => {
          if (kind === 'put') return records.putMessage(message(id, n, `step ${at}`));
          if (kind === 'remove') return records.removeMessages([`${id}-${n}`]);
          if (kind === 'read') {
            lastRead = id;
            return pages.cached(id);
          }
          const removed = await records.remove(id);
          return removed && records.restore(removed);
        };
        const acting = act();
        if (waits) await acting;
        else begun.push(acting);
      }
      await Promise.all(begun);
      // The one that is kept comes first: to read another lets it go.
      for (const id of new Set([lastRead, 'a', 'b']))
        expect(await pages.cached(id)).toEqual(await pages.other.messages(id));
    }),
    {
      numRuns: 60,
      examples: [[atOnce]],
    },
  );
});

test('a conversation is read once for all questions of a panel', async () => {
  const { panel, cached } = await twoPages();
  await panel.putMessage(message('a', 1, 'one'));
  const [first] = await cached('a');
  await panel.putMessage(message('a', 2, 'two'));
  const all = await cached('a');
  expect(all.map(({ id }) => id)).toEqual(['a-1', 'a-2']);
  // Read again it would be another copy.
  expect(all[0]).toBe(first);
});
