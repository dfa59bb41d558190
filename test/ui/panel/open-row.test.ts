import { expect, it } from 'vitest';
import { createRowOpener } from '@/entrypoints/page/open-row.ts';
import { CallFailed } from '@/src/contract/services.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';
import { errorText } from '@/src/ui/panel/state/error-text.ts';
import { failed, succeeded } from '@/test/fakes/background.ts';
import { anyText } from '../../fakes/any-text.ts';
import { tabRow } from '../samples.ts';

const background = { background: true };
const front = { background: false };

/** A browser with these tabs, listed as many at a time as `page` says. */
function browser(tabs: LiveRow[], page = 500) {
  const calls: Pick<ToolCall, 'name' | 'arguments'>[] = [];
  const listed = (from: number) =>
    succeeded(from + page < tabs.length ? { next: `${from + page}` } : {}, {
      view: { sentence: anyText('s'), rows: tabs.slice(from, from + page), total: tabs.length },
    });
  const openRow = createRowOpener(async (call) => {
    if (call.name === 'list_tabs') return listed(Number(call.arguments.cursor ?? 0));
    calls.push(call);
    const { tab_id: id } = call.arguments;
    return call.name === 'switch_to_tab' && !tabs.some((tab) => tab.id === String(id))
      ? failed(`No tab has the id ${id}.`)
      : succeeded(null);
  });
  return { openRow, calls };
}

const opened = (url: string, active: boolean) => ({ name: 'open_tabs', arguments: { urls: [url], active } });
const shown = (id: number) => ({ name: 'switch_to_tab', arguments: { tab_id: id } });
const { url: first } = tabRow(1) as { url: string };
const ofEarlierRun = (n: number): LiveRow => ({
  ...tabRow(n),
  kind: 'page',
  id: `tab 9 ${tabRow(n).url}`,
  from: 'tabs',
});

it.each([
  ['by its number', tabRow(3)],
  ['by its address where its number is of another run of the browser', ofEarlierRun(3)],
])('opens no second copy in the background of a tab that is open, known %s', async (_, row) => {
  const { openRow, calls } = browser([tabRow(1), tabRow(2), tabRow(3)], 2);
  expect(await openRow(row, background)).toBe('open-already');
  expect(calls).toEqual([]);
});

it.each<[string, LiveRow]>([
  ['a tab that is gone', tabRow(1)],
  ['a tab of an earlier run that is gone', ofEarlierRun(1)],
  ['a bookmark', { ...tabRow(1), kind: 'bookmark' }],
  ['a page', { ...tabRow(1), kind: 'page' }],
  ['a closed tab', { ...tabRow(1), kind: 'closed' }],
])('opens in the background %s', async (_, row) => {
  const { openRow, calls } = browser([tabRow(2)]);
  expect(await openRow(row, background)).toBe('opened');
  expect(calls).toEqual([opened(first, false)]);
});

it('opens in the background a page that its tab does not show any more', async () => {
  const { openRow, calls } = browser([{ ...tabRow(1), url: 'https://elsewhere.example/' }]);
  expect(await openRow(tabRow(1), background)).toBe('opened');
  expect(calls).toEqual([opened(first, false)]);
});

it('shows an open tab, even if its id has changed, and reopens one that is gone', async () => {
  const { openRow, calls } = browser([tabRow(1)]);
  expect(await openRow(tabRow(1), front)).toBe('opened');
  await openRow(ofEarlierRun(1), front);
  await openRow(tabRow(2), front);
  expect(calls).toEqual([shown(1), shown(1), shown(2), opened('https://example.com/2', true)]);
});

it('explains without ids why a row cannot be opened', async () => {
  const openRow = createRowOpener(async () => failed('No closed tab has the id 7fe3.', { code: 'not-found' }));
  const failure = await openRow({ ...tabRow(1), kind: 'closed', id: '7fe3' }, front).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(errorText(failure)).toMatchObject({ key: 'tool_failure', params: { code: 'gone' } });
});
