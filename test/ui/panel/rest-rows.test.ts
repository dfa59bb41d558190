import { expect, it } from 'vitest';
import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { ListOf } from '@/src/contract/next-step.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { restRows } from '@/src/ui/panel/messages/calls/rest-rows.ts';
import { failed, fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

const listed = { name: 'list_page_links', arguments: { filter: 'tide' } };
const client = (ask: AskBackground) =>
  toolClient({ ask, newId: () => 'id', window: 1, work: async () => null, changes: fakeChanges() });

/** A list of so many rows; `of`: what it is of by now. */
const list = (total: number, of?: ListOf) =>
  fakeBackground({
    run({ call }) {
      const start = Number(call.arguments.cursor);
      const end = Math.min(start + Number(call.arguments.limit), total);
      const rows = Array.from({ length: end - start }, (_, at): LiveRow => ({ kind: 'page', id: `${at}`, title: '' }));
      const view = { sentence: { key: 's' }, rows, total, ...(of && { of }) };
      return succeeded({ items: [], total, ...(end < total ? { next: `${end}` } : {}) }, { view });
    },
  });
const argumentsOf = ({ of }: ReturnType<typeof list>) => of('run').map(({ call }) => call.arguments);

it('reads a list to its end, but only up to a limit', async () => {
  const long = list(100_000);
  expect(await restRows(client(long.ask), listed, '50')).toHaveLength(1_000);
  expect(long.asked).toHaveLength(2);
  const short = list(700);
  expect(await restRows(client(short.ask), listed, '50')).toHaveLength(650);
});

it('does not repeat requests without end if a list has no rows', async () => {
  const { ask, asked } = fakeBackground({ run: () => succeeded({ items: [], next: '50' }) });
  expect(await restRows(client(ask), listed, '50')).toEqual([]);
  expect(asked).toHaveLength(2);
});

it('reads on in the list for the former current item', async () => {
  const of = { arguments: { tab_id: 7 }, was: 'https://sea.example/' };
  const links = list(60, of);
  expect(await restRows(client(links.ask), listed, '50', of)).toHaveLength(10);
  expect(argumentsOf(links)).toEqual([{ filter: 'tide', tab_id: 7, cursor: '50', limit: 500 }]);
});

it.each([
  ['another page is there by now', { arguments: { tab_id: 7 }, was: 'https://isle.example/' }],
  ['nobody knows which it was', undefined],
])('gives no row of another list: %s', async (_, of) => {
  const links = list(60, { arguments: { tab_id: 7 }, was: 'https://sea.example/' });
  expect(await restRows(client(links.ask), listed, '50', of)).toEqual([]);
});

it('gives the rows so far if the list cannot be continued', async () => {
  const { ask } = fakeBackground({ run: () => failed('The tab is gone.') });
  expect(await restRows(client(ask), listed, '50')).toEqual([]);
});
