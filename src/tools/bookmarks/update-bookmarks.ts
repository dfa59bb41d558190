import { isWebAddress, normalizeAddress } from '@/src/address/address.ts';
import type { Json } from '@/src/contract/json.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowFailed, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { nodeId, nodeRow } from '../library/bookmark-row.ts';
import { readLibrary } from '../library/library.ts';
import { refuseTrashTitle, wouldBeTrash } from '../library/trash-folder.ts';
import type { ToolPorts } from '../tool-ports.ts';

const update = z.strictObject({
  bookmark_id: idField.describe('A bookmark, or a folder to rename'),
  title: z.string().optional().describe('New title'),
  url: z.string().optional().describe('New address, http or https'),
});
const parameters = z.strictObject({ updates: z.array(update).min(1) });

const details = z.object({ title: z.string(), url: z.string().nullable() });
type Details = z.infer<typeof details>;

function changed(node: BookmarkNode, { title, url }: z.infer<typeof update>): Details {
  if (node.url === null && title !== undefined && title !== node.title) refuseTrashTitle(title);
  if (url === undefined) return { title: title ?? node.title, url: node.url };
  if (node.url === null) throw invalid(`"${node.title}" is a folder and has no address.`, 'Send only its title.');
  if (!isWebAddress(url))
    throw invalid(`"${url}" can't be saved: only http and https addresses can.`, 'Send its web address.');
  return { title: title ?? node.title, url: normalizeAddress(url) };
}

const isAs = (node: BookmarkNode, { title, url }: Details) => node.title === title && node.url === url;
const set = (port: ToolPorts['bookmarks'], id: string, { title, url }: Details) =>
  port.update(id, url === null ? { title } : { title, url });

const fields = ['title', 'url'] as const;

/** `users`: fields that the user changed before the update of a killed worker was recorded. Undo leaves them. */
const recorded = details.extend({ users: z.array(z.enum(fields)).default([]) });

/** True if the user has changed a part of a killed worker's update: at least one field is as it left it. */
function halfStanding({ before, change }: PlannedRow, node: BookmarkNode): z.infer<typeof recorded> | null {
  const [was, wanted] = [details.parse(before), details.parse(change)];
  const stands = fields.some((field) => wanted[field] !== was[field] && node[field] === wanted[field]);
  const { title, url } = node;
  return stands ? { title, url, users: fields.filter((field) => node[field] !== wanted[field]) } : null;
}

function restored({ before, after }: { before: Json; after: Json }): Details {
  const { users, ...made } = recorded.parse(after);
  return { ...details.parse(before), ...Object.fromEntries(users.map((field) => [field, made[field]])) };
}

export const updateBookmarks = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { updated: number }> => ({
  name: 'update_bookmarks',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Change titles and addresses of bookmarks; rename folders.',
  parameters,
  async plan({ updates }) {
    const library = await readLibrary(ports);
    const byId = new Map(updates.map((one) => [one.bookmark_id, one]));
    const { nodes, notFound } = pick(library, [...byId.keys()], 'both');
    const changes = nodes.map((node) => ({ node, becomes: changed(node, byId.get(node.id)!) }));
    const real = changes.filter(({ node, becomes }) => !isAs(node, becomes));
    const unchanged = changes.length - real.length;
    return {
      headline: text('bookmarks_update_headline'),
      notes: [],
      verb: text('bookmarks_update_verb'),
      refuse: text('bookmarks_update_refuse'),
      addresses: real.flatMap(({ node, becomes: { url } }) => (url !== null && url !== node.url ? [url] : [])),
      rows: real.map(({ node, becomes }) => ({
        ...nodeRow(library, node),
        ...(becomes.url !== null && becomes.url !== node.url && { sets: becomes.url }),
        becomes:
          becomes.url === node.url
            ? text('bookmarks_becomes', { title: becomes.title })
            : text('bookmarks_becomes_at', { title: becomes.title, before: node.url ?? '', url: becomes.url ?? '' }),
        before: { title: node.title, url: node.url },
        change: { ...becomes },
      })),
      data: { ...(notFound.length > 0 && { not_found: notFound }), ...(unchanged > 0 && { unchanged }) },
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const node = await ports.bookmarks.get(nodeId(row));
      if (!node) return rowSkipped(text('bookmarks_gone'));
      const wanted = details.parse(row.change);
      const half = run.repeated && !isAs(node, wanted) ? halfStanding(row, node) : null;
      if (half) return rowDone(half);
      if (!isAs(node, details.parse(row.before)) && !isAs(node, wanted))
        return rowSkipped(text('bookmarks_changed_since'));
      await set(ports.bookmarks, node.id, wanted);
      const { title, url } = (await ports.bookmarks.get(node.id)) ?? node;
      return rowDone({ title, url });
    }),
  async undo(rows, run) {
    const nodes = await ports.bookmarks.byId(rows.map(nodeId));
    const defaultFolder = await ports.bookmarks.defaultFolder();
    return eachRow(rows, run, async (row) => {
      const was = restored(row);
      const node = nodes.get(nodeId(row));
      if (!node) return rowFailed(text('bookmarks_gone'));
      if (!isAs(node, was)) {
        if (!isAs(node, recorded.parse(row.after))) return rowConflict(text('bookmarks_changed_since'));
        if (wouldBeTrash(was, node.parentId ?? '', defaultFolder)) return rowConflict(text('bookmarks_would_be_trash'));
        await set(ports.bookmarks, node.id, was);
      }
      return rowUndone();
    });
  },
  undoLabel: text('bookmarks_update_undo'),
  ...tellsDone('updated', 'bookmarks_updated', 'bookmarks_update_plain'),
});
