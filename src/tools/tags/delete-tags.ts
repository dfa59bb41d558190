import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { tagsField } from './rows/clean-tags.ts';
import { knownTags } from './rows/known-tags.ts';
import { without } from './rows/label-changes.ts';
import { later, portions, restored, storedTag, tagRow } from './rows/tagged-addresses.ts';

const parameters = z.strictObject({ tags: tagsField.describe('Names of tags') });

export const deleteTags = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { deleted: number }> => ({
  name: 'delete_tags',
  area: 'tags',
  effect: 'destroy',
  inverse: 'exact',
  description: 'Delete tags and take them off every page that carries them; the pages stay.',
  parameters,
  async plan({ tags }) {
    const { found, missing } = (await knownTags(ports.tags)).pick(tags);
    const rows = await Promise.all(found.map((tag) => tagRow(ports.tags, tag)));
    return {
      headline: text('tags_delete_headline'),
      notes: [text('tags_note_pages_stay')],
      verb: text('tags_delete_verb'),
      refuse: text('tags_delete_refuse'),
      rows: rows.map((row) => ({ ...row, change: null })),
      data: missing.length > 0 ? { not_found: missing } : {},
    };
  },
  apply(rows, run) {
    const take = portions();
    return eachRow(rows, run, async (row) => {
      const { name } = storedTag.parse(row.before);
      const bearing = await ports.tags.addressesOf(name);
      const portion = take(bearing);
      if (bearing.length > 0 && portion.length === 0) return later();
      await ports.tags.change(portion, (present) => without(present, [name]));
      if (portion.length < bearing.length) return rowDone(null, true);
      await ports.tags.forget([name]);
      return rowDone();
    });
  },
  async undo(rows, run) {
    const known = await knownTags(ports.tags);
    const take = portions();
    return eachRow(rows, run, async (row) => {
      const { bearers, ...tag } = storedTag.parse(row.before);
      // A tag with this name that was created since keeps its colour.
      if (!known.find(tag.name)) await ports.tags.define(tag);
      const bearing = new Set(await ports.tags.addressesOf(tag.name));
      const bare = bearers.filter(({ address }) => !bearing.has(address));
      const portion = new Map(take(bare).map(({ address, tags }) => [address, tags]));
      await ports.tags.change([...portion.keys()], (present, address) =>
        restored(portion.get(address)!, present, [tag.name]),
      );
      return rowUndone(portion.size < bare.length);
    });
  },
  undoLabel: text('tags_delete_undo'),
  ...tellsDone('deleted', 'tags_deleted', 'tags_delete_plain'),
});
