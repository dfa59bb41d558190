import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowDone, rowFailed, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence, countsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { entryNow, entryRow, namedEntries, storedEntry, urlsField } from './rows/reading-entries.ts';

const parameters = z.strictObject({ urls: urlsField, read: z.boolean().describe('false: unread again') });

const reading = z.object({ read: z.boolean() });

export const markReadingList = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { marked: number }> => ({
  name: 'mark_reading_list',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Mark pages of the reading list as read, or as unread again.',
  parameters,
  async plan({ urls, read }) {
    const { found, missing } = await namedEntries(ports, urls);
    const rows = found.filter((entry) => entry.read !== read);
    const already = found.length - rows.length;
    return {
      headline: read ? text('reading_mark_headline') : text('reading_unmark_headline'),
      notes: [],
      verb: text('reading_mark_verb'),
      refuse: text('reading_mark_refuse'),
      rows: rows.map((entry) => ({ ...entryRow(entry), change: { read } })),
      data: { ...(missing.length > 0 && { not_found: missing }), ...(already > 0 && { already }) },
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const { url } = storedEntry.parse(row.before);
      if (!(await entryNow(ports, url))) return rowSkipped(text('reading_gone'));
      await ports.readingList.mark(url, reading.parse(row.change).read);
      return rowDone();
    }),
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const { url, read } = storedEntry.parse(row.before);
      if (!(await entryNow(ports, url))) return rowFailed(text('reading_gone'));
      await ports.readingList.mark(url, read);
      return rowUndone();
    }),
  result: countsDone('marked'),
  undoLabel: text('reading_mark_undo'),
  sentence({ arguments: { read }, data }) {
    return countedSentence(data, 'marked', read ? 'reading_marked' : 'reading_unmarked', 'reading_mark_plain');
  },
});
