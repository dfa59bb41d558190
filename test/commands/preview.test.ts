import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const none = () => ({ items: [], total: 0 });
const open = [
  tab(1, 'https://a.test/', { active: true }),
  tab(2, 'https://a.test/'),
  tab(3, 'https://a.test/', { window_id: 2 }),
  tab(4, 'https://b.test/x', { title: 'Invoice' }),
];

describe('the instant line', () => {
  it('shows what would run with its live count, and runs nothing that changes', async () => {
    const talk = conversation(tabTools(open));
    expect(await talk.preview('close duplicate tabs')).toEqual({
      intent: 'tabs.close-duplicates',
      sentence: 'Close 2 duplicate tabs in 2 windows',
      exact: true,
    });
    expect(talk.asked.map((call) => call.name)).toEqual(['find_duplicate_tabs']);
    await talk.preview('tidy tabs');
    await talk.preview('close this');
    expect(talk.asked.some((call) => /^(?:close|discard|group|move|delete)/.test(call.name))).toBe(false);
  });

  it('counts what a search finds', async () => {
    const talk = conversation(tabTools(open));
    expect((await talk.preview('find tab invoice'))?.sentence).toBe('Find tabs about “invoice” (1)');
  });

  it('is not exact where a typing error was mended', async () => {
    expect(await conversation(tabTools(open)).preview('close duplciate tabs')).toMatchObject({ exact: false });
  });

  it('leaves what may be prose to the model', async () => {
    const talk = conversation({ ...tabTools(open), list_bookmark_folders: none, list_sessions: none });
    for (const sentence of ['where is the Eiffel Tower', 'rename foo to bar']) {
      expect(await talk.preview(sentence), sentence).toMatchObject({ exact: false });
    }
  });

  it('has nothing for prose, and for a model’s work', async () => {
    const talk = conversation({});
    for (const sentence of ['should I close my bank account?', 'summarise this', '']) {
      expect(await talk.preview(sentence)).toBeNull();
    }
  });

  it('shows the plain command where the background does not answer', async () => {
    const talk = conversation({});
    expect((await talk.preview('close duplicate tabs'))?.sentence).toBe('Close duplicate tabs');
  });

  it('knows the list that pronouns mean', async () => {
    const talk = conversation(tabTools(open));
    await talk.say('find tab invoice');
    expect((await talk.preview('close them'))?.sentence).toBe('Close 1 tab in 1 window');
  });
});
