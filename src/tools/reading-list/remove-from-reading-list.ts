import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { entryNow, entryRow, namedEntries, storedEntry, urlsField } from './rows/reading-entries.ts';

const parameters = z.strictObject({ urls: urlsField });
type Arguments = z.infer<typeof parameters>;

export const removeFromReadingList = (ports: ToolPorts): WriteTool<Arguments, { removed: number }> => ({
  name: 'remove_from_reading_list',
  area: 'bookmarks',
  effect: 'destroy',
  inverse: 'exact',
  description: 'Take pages off the reading list.',
  parameters,
  async plan({ urls }) {
    const { found, missing } = await namedEntries(ports, urls);
    return {
      headline: text('reading_remove_headline'),
      notes: ports.readingList.keepsDates ? [] : [text('reading_note_date')],
      verb: text('reading_remove_verb'),
      refuse: text('reading_remove_refuse'),
      rows: found.map((entry) => ({ ...entryRow(entry), change: null })),
      data: missing.length > 0 ? { not_found: missing } : {},
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const { url } = storedEntry.parse(row.before);
      if (await entryNow(ports, url)) await ports.readingList.remove(url);
      else if (!run.repeated) return rowSkipped(text('reading_gone'));
      return rowDone();
    }),
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const was = storedEntry.parse(row.before);
      const now = await entryNow(ports, was.url);
      if (!now) await ports.readingList.restore(was);
      else if (now.read !== was.read || now.title !== was.title) return rowConflict(text('reading_there'));
      return rowUndone();
    }),
  undoLabel: text('reading_remove_undo'),
  ...tellsDone('removed', 'reading_removed', 'reading_remove_plain'),
});
