import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { bookmarkDeeds } from './bookmark-deeds.ts';
import { Dice, seed } from './dice.ts';
import { Story } from './story.ts';
import { tabDeeds } from './tab-deeds.ts';
import { tagDeeds } from './tag-deeds.ts';

const areas = {
  tabs: tabDeeds,
  bookmarks: bookmarkDeeds,
  tags: [...tagDeeds, ...bookmarkDeeds],
  everything: [...tabDeeds, ...bookmarkDeeds, ...tagDeeds],
};
const deeds = 25;
/**
 * Random stories for each of the four areas. `STORIES=250 SEED=7 npx vitest run test/model` plays a thousand others.
 */
const stories = Number(process.env.STORIES ?? 10);

describe('a thousand actions that are done, undone, disturbed and interrupted', () => {
  it.each(Object.entries(areas))(
    'among %s leave the browser as a plain model says',
    async (area, list) => {
      const failed: string[] = [];
      for (let number = 0; number < stories; number++) {
        const story = new Story(new Dice(seed * 1000 + number * 10 + area.length));
        for await (const fault of story.go(list, deeds)) {
          failed.push([`Story ${number}:`, ...story.tale, fault].join('\n'));
          break;
        }
      }
      expect(failed.join('\n\n')).toBe('');
    },
    stories * 6_000,
  );

  it('include every writing tool of these areas', () => {
    const drawn = new Set(areas.everything.map(({ tool }) => tool));
    const known = new Set(['tabs', 'bookmarks', 'tags']);
    const changing = tools
      .map((make) => make(fakePorts()))
      .filter(({ effect, area }) => effect !== 'read' && known.has(area))
      .map(({ name }) => name);
    // A picture does not show what these tools change, or only as a field of a tab (its group); their own tests check
    // it.
    const apart = /^(reopen_closed_tabs|edit_tab_groups|export_items|create_rule|import_.*|.*_reading_list)$/;
    expect(changing.filter((name) => !drawn.has(name) && !apart.test(name))).toEqual([]);
  });
});
