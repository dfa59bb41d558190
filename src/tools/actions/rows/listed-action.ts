import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { Text } from '@/src/contract/text.ts';

const doneRows = ({ outcomes }: JournalEntry) => outcomes.filter(({ state }) => state === 'done').map(({ row }) => row);

/** An entry of the journal as the model reads it. */
export function listedAction(entry: JournalEntry, words: (text: Text) => string) {
  const done = doneRows(entry);
  const left = done.filter((row) => !entry.undone.includes(row)).length;
  const what = words(entry.headline);
  return {
    id: entry.id,
    title: what,
    what,
    tool: entry.tool,
    at: new Date(entry.at).toISOString(),
    items: done.length,
    undone: left === 0 ? 'yes' : left < done.length ? 'partly' : 'no',
    can_undo: left > 0 && entry.inverse !== 'none',
  };
}

const shownTitles = 3;

/** Titles of the first rows. */
export function titlesOf({ rows }: JournalEntry): string {
  const titles = rows.slice(0, shownTitles).map(({ title }) => title);
  return rows.length > shownTitles ? `${titles.join(', ')}, …` : titles.join(', ');
}
