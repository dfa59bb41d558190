import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [
  tab(1, 'https://example.com/', { active: true, title: 'Example' }),
  tab(2, 'https://www.youtube.com/watch?v=a', { title: 'Cats' }),
];

describe('a command that was pasted is understood', () => {
  it.each([
    ['with blanks that do not break', 'close\u00a0all\u00a0youtube\u202ftabs'],
    ['with invisible characters between letters', 'clo\u200bse all you\u2060tube tabs'],
    ['with a mark of an encoding before it', '\ufeffclose all youtube tabs'],
    ['between marks of direction', '\u202aclose all youtube tabs\u202c'],
    ['with marks of direction in it', 'close all \u200eyoutube\u200f tabs'],
    ['with soft hyphens', 'close all you\u00adtube tabs'],
    ['in wide letters', 'ｃｌｏｓｅ　ａｌｌ　ｙｏｕｔｕｂｅ　ｔａｂｓ'],
    ['with line breaks around it', '\r\nclose all youtube tabs\r\n'],
  ])('%s', async (_, sentence) => {
    const said = await conversation(tabTools(open)).say(sentence);
    expect(said.calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [2] } });
  });
});
