import { expect, it } from 'vitest';
import { createPanelStore } from '@/src/ui/panel/actions/panel-store.ts';
import { createUndoActions } from '@/src/ui/panel/actions/undo-action.ts';
import { fakeServices } from '@/test/fakes/services.ts';

it('the journal is read once more for all changes during a read', async () => {
  const first = Promise.withResolvers<{ items: [] }>();
  let reads = 0;
  const services = fakeServices({
    background: {
      journal: () => {
        reads += 1;
        return reads === 1 ? first.promise : { items: [] };
      },
    },
  });
  const { refresh } = createUndoActions(services, createPanelStore(services).store);
  const all = Array.from({ length: 50 }, () => refresh());
  first.resolve({ items: [] });
  await Promise.all(all);
  expect(reads).toBe(2);
  await refresh();
  expect(reads).toBe(3);
});
