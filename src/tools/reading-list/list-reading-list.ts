import type { ReadingEntry } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { pageSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { readEntries } from './rows/reading-entries.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  unread: z.boolean().optional().describe('true: only unread ones, false: only read ones'),
  ...pagingFields,
});

const itemOf = ({ url, title, read, added }: ReadingEntry) => ({
  id: url,
  title: title || url,
  url,
  read,
  added: new Date(added).toISOString(),
});
type Listed = Page<ReturnType<typeof itemOf>> & { unread: number };

export const listReadingList = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Listed> => ({
  name: 'list_reading_list',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'List the pages to read later, the oldest first.',
  parameters,
  async read(args) {
    const all = await readEntries(ports);
    const listed = all.filter(({ read }) => args.unread === undefined || args.unread === !read);
    const wanted = rank(listed, args.query ?? '', (entry) => entry)
      .map(({ item }) => item)
      .sort((a, b) => a.added - b.added);
    const page = pageOf(wanted, args);
    return { ...page, items: page.items.map(itemOf), unread: all.filter(({ read }) => !read).length };
  },
  rows: (data) =>
    data.items.map(({ id, title, url, read }) => ({
      kind: 'page',
      from: 'bookmarks',
      id,
      title,
      url,
      detail: read ? text('reading_read') : text('reading_unread'),
    })),
  sources: (data) => pageSources('bookmarks', data.items),
  sentence: ({ data }) =>
    data ? text('reading_listed', { n: data.total, unread: data.unread }) : text('reading_list_plain'),
});
