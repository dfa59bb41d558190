import { expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { deleteBookmarkFolders } from '@/src/tools/bookmarks/delete-bookmark-folders.ts';
import { mergeBookmarks } from '@/src/tools/bookmarks/merge-bookmarks.ts';
import { deleteHistory } from '@/src/tools/history/delete-history.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const asked = (answer: RunAnswer) => {
  if (answer.kind !== 'confirm') throw new Error(JSON.stringify(answer));
  return {
    ticket: answer.ticket,
    rows: answer.preview.sections.flatMap(({ rows }) => rows.map(({ id }) => id)),
    preview: answer.preview,
  };
};

it('a visit made while the question is open stays in the history', async () => {
  const today = new Date();
  const at = (h: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate(), h).getTime();
  const page = { url: 'https://bank.example/', visits: [at(1)] };
  const ports = fakePorts({ history: [page], permissions: ['history'] });
  const its = world();
  its.permissions.add('history');
  const { registry } = worker(its, [deleteHistory(ports)]);
  const one = asked(await registry.run(call('r:1', 'delete_history', { site: 'bank.example' }), context()));
  // The user goes there once more while it waits.
  const { visits, forget } = ports.history;
  const later = at(2);
  let stays = true;
  ports.history.visits = async (url) => [...(await visits(url)), later];
  ports.history.forget = async (url, span) => {
    if (later >= span.start && later < span.end) stays = false;
    return forget(url, span);
  };
  expect(await registry.approve(one)).toMatchObject({ result: { success: true } });
  expect(stays).toBe(true);
});

it('a copy is not deleted without asking if the kept one has another address now', async () => {
  const ports = fakePorts({
    bookmarks: {
      bar: [
        { id: 'a', title: 'Vacuum', url: 'https://pg.example/vacuum', added: 1 },
        { id: 'b', title: 'Vacuum', url: 'https://pg.example/vacuum', added: 2 },
      ],
    },
  });
  const { registry } = worker(world(), [mergeBookmarks(ports)]);
  const one = asked(
    await registry.run(call('r:1', 'merge_bookmarks', { merges: [{ keep_id: 'a', remove_ids: ['b'] }] }), context()),
  );
  expect(JSON.stringify(one.preview.notes)).not.toContain('other_address');
  await ports.bookmarks.update('a', { url: 'https://other.example/' });
  expect(await registry.approve(one)).toMatchObject({ kind: 'confirm' });
});

it('a folder whose content has changed is shown again, even with equal counts', async () => {
  const ports = fakePorts({
    bookmarks: {
      bar: [
        { id: 'f', title: 'F', children: [{ id: 'x', title: 'junk', url: 'https://junk.example/' }] },
        { id: 'y', title: 'precious', url: 'https://precious.example/' },
      ],
    } as never,
  });
  const { registry } = worker(world(), [deleteBookmarkFolders(ports)]);
  const one = asked(await registry.run(call('r:1', 'delete_bookmark_folders', { folder_ids: ['f'] }), context()));
  await ports.bookmarks.move('x', { parentId: '1', index: 0 } as never);
  await ports.bookmarks.move('y', { parentId: 'f', index: 0 } as never);
  expect(await registry.approve(one)).toMatchObject({ kind: 'confirm' });
});
