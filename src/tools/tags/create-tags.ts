import { type Text, text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { nameKey } from '@/src/text/fold.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { cleanTag } from './rows/clean-tags.ts';
import { knownTags, type Tag } from './rows/known-tags.ts';

const colors = ['grey', 'blue', 'red', 'yellow', 'green', 'pink', 'purple', 'cyan', 'orange'] as const;
const parameters = z.strictObject({
  tags: z
    .array(
      z.strictObject({
        name: z.string().describe('Name, without #'),
        color: z.enum(colors).optional().describe('Default: none'),
      }),
    )
    .min(1),
});

const newTag = z.object({ name: z.string(), color: z.string().nullable() });

function changedSince(made: z.infer<typeof newTag>, now: Tag, at: number): Text | null {
  if (now.name !== made.name) return text('tags_renamed_since', { tag: made.name });
  return now.color === made.color && now.at === at ? null : text('tags_changed_since', { tag: made.name });
}

export const createTags = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { created: number }> => ({
  name: 'create_tags',
  area: 'tags',
  effect: 'write',
  inverse: 'exact',
  description: 'Create tags, with a colour if you like. tag_items creates unknown tags by itself.',
  parameters,
  async plan({ tags }) {
    const known = await knownTags(ports.tags);
    const wanted = new Map(
      tags.map(({ name, color }) => [nameKey(cleanTag(name)), { name: cleanTag(name), color: color ?? null }]),
    );
    const there = [...wanted.values()].flatMap(({ name }) => known.find(name)?.name ?? []);
    return {
      headline: text('tags_create_headline'),
      notes: [],
      verb: text('tags_create_verb'),
      refuse: text('tags_create_refuse'),
      rows: [...wanted]
        .filter(([, { name }]) => !known.find(name))
        .map(([key, tag]) => ({ id: `tag:${key}`, title: tag.name, digest: {}, before: null, change: tag })),
      data: there.length > 0 ? { already_there: there } : {},
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      await ports.tags.define({ ...newTag.parse(row.change), at: run.at });
      return rowDone();
    }),
  async undo(rows, run) {
    const known = await knownTags(ports.tags);
    return eachRow(rows, run, async (row) => {
      const made = newTag.parse(row.change);
      const now = known.find(made.name);
      const reason = now ? changedSince(made, now, run.at) : text('tags_gone_since', { tag: made.name });
      // A killed worker may have removed it already.
      if (!now && run.repeated) return rowUndone();
      if (reason) return rowConflict(reason);
      if ((await ports.tags.addressesOf(made.name)).length > 0) return rowConflict(text('tags_in_use'));
      await ports.tags.forget([made.name]);
      return rowUndone();
    });
  },
  undoLabel: text('tags_create_undo'),
  ...tellsDone('created', 'tags_created', 'tags_create_plain'),
});
