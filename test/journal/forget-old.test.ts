import { expect, it } from 'vitest';
import { forgetOld } from '@/src/journal/forget-old.ts';
import { fakeRecords } from '@/test/fakes/records.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { shelf, takeTool } from '@/test/fakes/shelf.ts';

const day = 86_400_000;

it('keeps actions of the last 180 days, and removes older ones with their questions', async () => {
  const its = { ...world(), records: fakeRecords() };
  const stand = shelf({ a: 'top', b: 'top' });
  const { registry } = worker(its, [takeTool(stand)]);
  const take = async (id: string, name: string) => {
    const asked = await registry.run(call(id, 'take', { names: [name] }), context());
    if (asked.kind === 'confirm') await registry.approve({ ticket: asked.ticket, rows: [`thing:${name}`] });
  };
  await take('r:1', 'a');
  its.clock.advance(100 * day);
  await take('r:2', 'b');
  its.clock.advance(100 * day);
  await forgetOld(its.records, its.clock.now());
  expect((await its.records.journal.page({ limit: 9 })).items.map(({ id }) => id)).toEqual(['r:2']);
  expect((await its.records.tickets.approved()).map(({ calls }) => calls[0]?.call.id)).toEqual(['r:2']);
  await expect(registry.undo({ entry: 'r:1' })).rejects.toMatchObject({ code: 'not-found' });
  expect((await registry.undo({ entry: 'r:2' })).outcomes).toMatchObject([{ state: 'undone' }]);
});
