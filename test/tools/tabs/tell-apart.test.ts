import { expect, it } from 'vitest';
import type { Tab } from '@/src/contract/ports.ts';
import { tabRows, tellApart } from '@/src/tools/tabs/rows/tab-location.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { english } from '../../ui/page.tsx';

const now = new Date(2026, 2, 5, 12).getTime();

async function placesOf(seeds: { url: string; lastAccessed?: number; windowId?: number }[]): Promise<string[]> {
  const { tabs } = fakePorts({ tabs: seeds.map((seed, at) => ({ id: at + 1, title: 'Ferry', ...seed })) });
  const all: Tab[] = (await tabs.all()).map((tab, at) => ({ ...tab, lastAccessed: seeds[at]?.lastAccessed ?? 0 }));
  const rowOf = tellApart(all, tabRows([], await tabs.windows()), now);
  return all.map((tab) => english.say(rowOf(tab).place!).replaceAll('\u202f', ' '));
}

it('tells tabs of the same page apart by their number and their last use', async () => {
  const url = 'https://ferry.test/';
  const today = new Date(2026, 2, 5, 9, 30).getTime();
  const earlier = new Date(2026, 1, 20, 9, 30).getTime();
  expect(
    await placesOf([
      { url, lastAccessed: today },
      { url: 'https://other.test/' },
      { url, lastAccessed: earlier },
      { url },
    ]),
  ).toEqual(['Tab 1, used 9:30 AM', 'Window 1', 'Tab 3, used Feb 20', 'Tab 4']);
});

it('names the window where there are several', async () => {
  const url = 'https://ferry.test/';
  expect(await placesOf([{ url }, { url }, { url: 'https://other.test/', windowId: 2 }])).toEqual([
    'Tab 1, Window 1',
    'Tab 2, Window 1',
    'Window 2',
  ]);
});
