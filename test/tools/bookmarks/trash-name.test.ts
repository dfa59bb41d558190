import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TRASH_TITLE } from '@/src/tools/library/trash-folder.ts';

it('has in every language the name that the library uses', () => {
  for (const language of readdirSync('public/_locales')) {
    const messages = JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));
    expect(messages.bookmarks_folder_gone_in_trash.message, language).toContain(TRASH_TITLE);
  }
});
