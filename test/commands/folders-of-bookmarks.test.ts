import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation } from './conversation.ts';

const folder = (title: string, bookmarks: number, path = '') => ({
  id: title.toLowerCase(),
  kind: 'folder',
  title,
  folder: path,
  bookmarks,
  folders: 0,
});
const folders = [folder('Nursing', 12, 'Other bookmarks'), folder('Misc', 300), folder('Empty', 0), folder('Dev', 40)];
const bookmark = { id: 'b1', title: 'Blood pressure chart', url: 'https://bp.test/', folder: 'Nursing', tags: [] };
const tools = {
  list_bookmark_folders: ({ query = '' }: Record<string, unknown>) => {
    const items = folders.filter(({ title }) => title.toLowerCase().includes(String(query).toLowerCase()));
    return { items, total: items.length };
  },
  list_bookmarks: () => ({ items: [], total: 0 }),
  search_bookmarks: ({ query, folder_id }: Record<string, unknown>) => {
    const isIn = folder_id === 'nursing' && bookmark.title.toLowerCase().includes(String(query).toLowerCase());
    return { items: isIn ? [bookmark] : [], total: isIn ? 1 : 0 };
  },
  move_bookmarks: () => ({ done: 1 }),
};

describe('sizes of folders', () => {
  it.each([
    'which folder is the biggest',
    'what is my biggest bookmark folder',
    "how many bookmarks do I have and which folder's the biggest",
    'how many bookmarks are in each folder',
    'how many bookmarks do I have in every folder',
    'which folder has the most bookmarks',
    'folders by size',
  ])('are told, the largest first: %s', async (sentence) => {
    const chat = conversation(tools);
    const said = await chat.say(sentence);
    expect(said.lines).toEqual(['352 bookmarks in 4 folders. Those with most:']);
    expect(said.chips.map(chat.label)).toEqual([
      'Misc: 300 bookmarks',
      'Dev: 40 bookmarks',
      'Other bookmarks › Nursing: 12 bookmarks',
    ]);
    const shown = await chat.take(said.chips[2]!);
    expect(shown.calls.at(-1)).toEqual({ name: 'list_bookmarks', arguments: { limit: 100, folder_id: 'nursing' } });
  });

  it.each([
    ['de', 'welcher Ordner ist der größte'],
    ['de', 'wie viele Lesezeichen sind in jedem Ordner'],
    ['fr', 'quel dossier est le plus gros'],
    ['es', 'qué carpeta es la más grande'],
    ['pt-BR', 'qual pasta é a maior'],
    ['vi', 'thư mục nào lớn nhất'],
    ['zh', '哪个文件夹最大'],
    ['ja', '一番大きいフォルダはどれ'],
  ])('are asked for in other languages: %s: %s', (language, sentence) => {
    expect(matchCommand(sentence, { language })).toMatchObject({
      intent: { id: 'bookmarks.folder' },
      slots: { by: 'site' },
    });
  });
});

describe('bookmarks of one folder', () => {
  it.each([
    'Move Blood pressure out of Nursing and into Misc',
    'move Blood pressure from Nursing to Misc',
    'move blood pressure out of nursing into misc',
    'move Blood pressure from the folder Nursing to the folder Misc',
  ])('go into another, which is shown first: %s', async (sentence) => {
    const said = await conversation(tools).say(sentence);
    expect(said.calls.at(-1)).toEqual({
      name: 'move_bookmarks',
      arguments: { moves: [{ bookmark_ids: ['b1'], folder_path: 'Misc' }] },
    });
    expect(said.run).toEqual({ plan: true });
  });

  it('stay where nothing in that folder has the words', async () => {
    const said = await conversation(tools).say('move Sourdough from Nursing to Misc');
    expect(said.calls.map(({ name }) => name)).not.toContain('move_bookmarks');
  });

  it.each([
    ['de', 'verschiebe Blutdruck aus Pflege nach Sonstiges'],
    ['vi', 'chuyển Huyết áp từ Điều dưỡng sang Khác'],
  ])('are named so in other languages: %s', (language, sentence) => {
    expect(matchCommand(sentence, { language })).toMatchObject({ intent: { id: 'bookmarks.move' }, plan: true });
  });

  it.each(['move youtube out into its own window', 'move the github tabs out of this window'])(
    'are no tabs that leave a window: %s',
    (sentence) => {
      expect(matchCommand(sentence)).not.toMatchObject({ intent: { id: 'bookmarks.move' } });
    },
  );
});
