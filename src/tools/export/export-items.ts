import { HAND_OVER } from '@/src/contract/call.ts';
import { text } from '@/src/contract/text.ts';
import { type PlannedRow, ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { pageOf } from '@/src/registry/call-run.ts';
import { doneRows } from '@/src/registry/each-row.ts';
import { omit } from '@/src/text/omit.ts';
import { idField } from '../library/bookmark-id.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { collect } from './rows/collect-items.ts';
import { formats } from './rows/export-formats.ts';
import { handedOver, handOverTask } from './rows/hand-over-text.ts';

/** Maximum length of one export, in characters. It goes to the page in one message. */
const most = 20_000_000;

const format = z.enum(['markdown', 'html', 'csv']);
const parameters = z.strictObject({
  tab_ids: z.array(z.number().int()).optional().describe('Open tabs'),
  bookmark_ids: z.array(idField).optional().describe('Bookmarks; of folders all that lies in them'),
  tags: z.array(z.string()).optional().describe('Pages that carry one of these tags'),
  format: format.default('markdown').describe('html: a bookmark file that every browser imports'),
  to: z.enum(['clipboard', 'file']).default('clipboard').describe('Where the text goes'),
});
type Arguments = z.infer<typeof parameters>;
type Exported = { exported: number; to?: string; file?: string; clipboard_refused?: string };

const out = z.object({
  folder: z.string(),
  added: z.string().nullable(),
  tags: z.array(z.string()),
  format,
  task: z.object(omit(handOverTask.shape, 'text')),
});

/** The page's task: to hand over the text of the rows that the user left ticked. */
function taskOf(rows: PlannedRow[]): z.infer<typeof handOverTask> {
  const items = rows.map(({ title, url = '', change }) => ({ title, url, ...out.parse(change) }));
  const [first] = items;
  if (!first) throw new Error('An export without rows');
  const written = formats[first.format].write(items);
  if (written.length > most)
    throw new ToolError(
      'too-large',
      'This is more than can be exported at once.',
      'Export one folder or tag at a time.',
    );
  return { ...first.task, text: written };
}

export const exportItems = (ports: ToolPorts): WriteTool<Arguments, Exported> => ({
  name: 'export_items',
  area: 'pages',
  effect: 'write',
  inverse: 'none',
  atHome: true,
  holds: ['tabs', 'bookmarks'],
  description: 'Write tabs, bookmarks or tagged pages as a list for other programs: to the clipboard or into a file.',
  parameters,
  async plan({ format: id, to, ...wanted }) {
    const { items, notFound } = await collect(ports, wanted);
    const { ending, type } = formats[id];
    const name = `outrigger-${new Date(ports.clock.now()).toISOString().slice(0, 10)}.${ending}`;
    return {
      headline: text('export_headline', { to }),
      notes: [],
      verb: text('export_verb'),
      refuse: text('export_refuse'),
      rows: [...items].map(([row, { title, url, ...rest }]) => ({
        id: row,
        title,
        url,
        digest: { url },
        before: null,
        change: { ...rest, format: id, task: { to, name, type } },
      })),
      ...(notFound.length > 0 && { data: { not_found: notFound } }),
    };
  },
  /** One slice: all rows make one text. After a killed worker the same text is handed over again. */
  slice: Number.MAX_SAFE_INTEGER,
  async apply(rows, run) {
    const done = handedOver.parse(await pageOf(run)(HAND_OVER, taskOf(rows)));
    return rows.map(({ id }) => ({ row: id, state: 'done', after: done }));
  },
  undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('export_no_undo') })),
  result(rows, outcomes, { data }) {
    const done = doneRows(rows, outcomes);
    const [first] = done;
    if (!first) return { exported: 0, ...data };
    const { to, why } = handedOver.parse(first.after);
    const file = to === 'file' && { file: out.parse(first.row.change).task.name };
    return { exported: done.length, to, ...file, ...(why !== undefined && { clipboard_refused: why }), ...data };
  },
  undoLabel: text('export_plain'),
  sentence({ data }) {
    if (!data) return text('export_plain');
    const { exported: n, to = '', clipboard_refused: why } = data;
    return why === undefined ? text('export_done', { n, to }) : text('export_instead', { n });
  },
});
