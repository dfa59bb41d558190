import { describe, expect, it } from 'vitest';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };
import { createI18n } from '@/src/i18n/index.ts';
import { closeTabs } from '@/src/tools/tabs/close-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import type { TabSeed } from '@/test/fakes/tabs.ts';
import { somewhere } from '@/test/fakes/write-run.ts';

const words: Record<string, { message: string }> = messages;
const { say } = createI18n((key) => words[key]?.message ?? '', 'en');

async function question(tabs: TabSeed[], tab_ids: number[]) {
  const plan = await closeTabs(fakePorts({ tabs })).plan(
    { tab_ids },
    { ...somewhere, signal: new AbortController().signal },
  );
  return { headline: say(plan.headline), notes: plan.notes.map(say), verb: say(plan.verb), rows: plan.rows };
}

const a = 'https://a.test/';
const typed = 'Undo opens everything again where it was. Text typed into a page does not come back.';

describe('the question before closing', () => {
  it('has the count, and the number of windows if there are several', async () => {
    const tabs = [{ id: 1 }, { id: 2 }, { id: 3, windowId: 2 }, { id: 4, windowId: 2 }];
    expect((await question(tabs, [1])).headline).toBe('Close 1 tab?');
    expect(await question(tabs, [1, 3])).toMatchObject({ headline: 'Close 2 tabs in 2 windows?', verb: 'Close 2' });
  });

  it('says that they are duplicates, and which copy stays', async () => {
    const tabs = [
      { id: 1, url: a, lastAccessed: 9, pinned: true },
      { id: 2, url: `${a}#part`, lastAccessed: 5 },
      { id: 3, url: a, lastAccessed: 7, windowId: 2 },
    ];
    expect(await question(tabs, [2, 3])).toMatchObject({
      headline: 'Close 2 duplicate tabs in 2 windows?',
      notes: [typed, 'The copy you used last stays open.', 'Pinned and playing tabs are left alone.'],
    });
    expect((await question(tabs, [1, 2])).notes).toContain('One copy of each page stays open.');
    expect((await question(tabs, [1, 2, 3])).headline).toBe('Close 3 tabs in 2 windows?');
  });

  it('warns first of what may not come back, then of pinned or playing tabs and of groups that end', async () => {
    const tabs = [
      { id: 1, pinned: true },
      { id: 2, audible: true, group: 'Trip' },
      { id: 3, group: 'Work' },
      { id: 4, group: 'Work' },
      { id: 5, url: 'chrome://settings/' },
    ];
    expect((await question(tabs, [1, 2, 3, 5])).notes).toEqual([
      '1 page of the browser itself may not come back.',
      typed,
      '1 of them is pinned.',
      '1 of them is playing sound.',
      'The group “Trip” goes with its last tab. Undo makes it again.',
    ]);
  });

  it('has the place of each: its group and its window', async () => {
    const { rows } = await question([{ id: 1 }, { id: 2, windowId: 2, group: 'Trip' }], [1, 2]);
    expect(rows.map(({ place }) => place && say(place))).toEqual(['Window 1', 'Trip, window 2']);
  });
});
