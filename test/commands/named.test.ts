import { describe, expect, it } from 'vitest';
import { conversation, type Tools } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const paged = (items: { title: string }[]) => (args: Record<string, unknown>) => {
  const query = String(args.query ?? '').toLowerCase();
  const found = items.filter(({ title }) => title.toLowerCase().includes(query));
  return { items: found, total: found.length };
};
const session = (title: string) => ({ id: title, title, saved_at: '2026-11-20T10:00:00Z', automatic: false, tabs: 4 });
const folder = (title: string) => ({ id: title, kind: 'folder', title, folder: '', bookmarks: 2, folders: 0 });
const saved = [{ id: 'b1', title: 'One', url: 'https://one.test/', folder: 'Standup', tags: [] }];
const open = [tab(1, 'https://a.test/', { active: true })];
const talk = (more: Tools = {}) =>
  conversation({
    ...tabTools(open),
    list_sessions: paged([]),
    list_bookmark_folders: paged([]),
    list_bookmarks: paged(saved),
    ...more,
  });
const exact = async (sentence: string, more: Tools = {}) => (await talk(more).preview(sentence))?.exact;

describe('what could be prose is exactly a command where what it names is there', () => {
  it.each(['open Thesis', 'open thesis', 'open Thesis in a new window'])('a saved session: %s', async (sentence) => {
    expect(await exact(sentence, { list_sessions: paged([session('Thesis')]) })).toBe(true);
    expect(await exact(sentence, { list_sessions: paged([session('Thesis, second part')]) })).toBe(false);
    expect(await exact(sentence)).toBe(false);
  });

  it('a folder, or a session and a folder to choose from', async () => {
    const folders = { list_bookmark_folders: paged([folder('Standup')]) };
    expect(await exact('open Standup in a new window', folders)).toBe(true);
    expect(await exact('open Stand', folders)).toBe(false);
    expect(await exact('open Standup', { ...folders, list_sessions: paged([session('Standup')]) })).toBe(true);
  });

  it('never where a typing error was mended, or judgement is asked for', async () => {
    const named = { list_sessions: paged([session('something interesting'), session('Thesis')]) };
    expect(await exact('opne Thesis', named)).not.toBe(true);
    expect(await exact('open something interesting', named)).toBe(false);
  });
});
