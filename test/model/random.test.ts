import { describe, expect, it } from 'vitest';
import { bookmarkDeeds, tagDeeds } from './deeds.ts';
import { Dice, seed } from './dice.ts';
import { Story } from './story.ts';

const areas = {
  bookmarks: bookmarkDeeds,
  tags: [...tagDeeds, ...bookmarkDeeds],
};

describe('a thousand things done, undone, meddled with and interrupted', () => {
  it.each(Object.entries(areas))('among %s leave the browser as a plain model says', async (area, deeds) => {
    for (let chapter = 0; chapter < 10; chapter++) {
      const story = new Story(new Dice(seed * 1000 + chapter * 10 + area.length));
      for await (const fault of story.go(deeds, 25)) expect.fail(`${[...story.tale, fault].join('\n')}`);
    }
  });
});
