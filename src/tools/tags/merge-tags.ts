import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nameKey } from '@/src/text/fold.ts';
import { countedSentence, countsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { cleanTag, tagsField } from './rows/clean-tags.ts';
import { knownTags } from './rows/known-tags.ts';
import { transferRow, transferring } from './rows/transfer-tag.ts';

const parameters = z.strictObject({
  from: tagsField.describe('Tags that go'),
  into: z.string().describe('The tag that pages get in their place'),
});

export const mergeTags = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { merged: number }> => ({
  name: 'merge_tags',
  area: 'tags',
  effect: 'write',
  inverse: 'exact',
  description: 'Make one tag of several.',
  parameters,
  async plan({ from, into }) {
    const known = await knownTags(ports.tags);
    const target = known.find(into);
    const name = target?.name ?? cleanTag(into);
    const { found, missing } = known.pick(from);
    const going = found.filter((tag) => nameKey(tag.name) !== nameKey(name));
    return {
      headline: text('tags_merge_headline', { name }),
      notes: [],
      verb: text('tags_merge_verb'),
      refuse: text('tags_merge_refuse'),
      rows: await Promise.all(going.map((tag) => transferRow(ports.tags, tag, name, target === undefined))),
      data: { into: name, ...(missing.length > 0 && { not_found: missing }) },
    };
  },
  ...transferring(ports.tags),
  result: countsDone('merged'),
  undoLabel: text('tags_merge_undo'),
  sentence: ({ arguments: { into }, data }) => {
    const words = countedSentence(data, 'merged', 'tags_merged', 'tags_merge_plain');
    return { ...words, params: { ...words.params, name: into } };
  },
});
