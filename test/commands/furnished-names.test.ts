import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

const wants: [language: string, sentence: string, tool: string, rows: string[]][] = [
  ['en', 'please delete old stuff, nothing in it', 'delete_bookmark_folders', ['Old stuff']],
  ['en', 'put the programming ones in alphabetical order', 'sort_bookmark_folder', ['Programming']],
  ['en', 'rename the folder Work to Jobs and Clients', 'update_bookmarks', ['Work']],
  ['en', 'put the sourdough wiki with my recipes bookmarks', 'create_bookmarks', ['Sourdough - Wikipedia']],
  ['en', 'tag the kallax with flat', 'tag_items', ['KALLAX shelf unit - IKEA']],
  ['en', 'take the cooking tag off the dal', 'untag_items', ['Easy dal recipe - BBC Good Food']],
  ['en', 'the ragu bookmark is there twice, get rid of one', 'merge_bookmarks', ['Slow-cooked ragù - Serious Eats']],
  [
    'en',
    'move the hose bookmark out of House into a new folder Outside',
    'move_bookmarks',
    ['Garden hose reel - GARDENA'],
  ],
  ['en', 'remove hacker news from the bookmarks bar', 'delete_bookmarks', ['Hacker News']],
  [
    'en',
    'i have read the one about prime numbers, tick it off',
    'mark_reading_list',
    ['A new pattern in the primes | Quanta Magazine'],
  ],
  ['de', 'sortier Recipes alphabetisch', 'sort_bookmark_folder', ['Recipes']],
  ['de', 'nimm das Schlagwort cooking vom Dal weg', 'untag_items', ['Easy dal recipe - BBC Good Food']],
  ['de', 'ich habe das Ragù zweimal gespeichert, lösch eins', 'merge_bookmarks', ['Slow-cooked ragù - Serious Eats']],
  ['es', 'tengo el ragù guardado dos veces, borra uno', 'merge_bookmarks', ['Slow-cooked ragù - Serious Eats']],
  ['pt-BR', 'tenho o ragù salvo duas vezes, apaga um', 'merge_bookmarks', ['Slow-cooked ragù - Serious Eats']],
];

describe('what has the name that was said', () => {
  it.each(wants)('is what is changed, and shown first: %s: %s', async (language, sentence, tool, rows) => {
    expect((await askWithTools(sentence, language)).changes).toMatchObject([{ tool, asked: true, rows }]);
  });

  it.each([
    "don't delete old stuff",
    'should i delete old stuff?',
    'I deleted old stuff yesterday',
    'rename the lisbon folder to Portugal',
    'take the cooking tag off the feature toggles',
  ])('is left alone: %s', async (sentence) => {
    expect((await askWithTools(sentence)).changes).toEqual([]);
  });

  it('is deleted whole where both are tags', async () => {
    const { changes } = await askWithTools('remove the cooking tag and the rust tag');
    expect(changes).toMatchObject([{ tool: 'delete_tags', asked: true, rows: ['cooking', 'rust'] }]);
  });
});
