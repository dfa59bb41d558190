import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nameKey } from '@/src/text/fold.ts';
import { countedSentence, countsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { cleanTag } from './rows/clean-tags.ts';
import { knownTags } from './rows/known-tags.ts';
import { transferRow, transferring } from './rows/transfer-tag.ts';

const parameters = z.strictObject({
  tag: z.string().describe('The tag as it is called now'),
  name: z.string().describe('Its new name; where a tag has it already, the two become one'),
});

export const renameTag = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { renamed: number }> => ({
  name: 'rename_tag',
  area: 'tags',
  effect: 'write',
  inverse: 'exact',
  description: 'Give a tag another name on every page that carries it.',
  parameters,
  async plan({ tag, name }) {
    const known = await knownTags(ports.tags);
    const from = known.find(tag);
    if (!from) throw known.notFound(tag);
    const other = known.find(name);
    const merges = other !== undefined && nameKey(other.name) !== nameKey(from.name);
    const into = merges ? other.name : cleanTag(name);
    return {
      headline: text('tags_rename_headline', { tag: from.name, name: into }),
      notes: merges ? [text('tags_note_merges', { name: into })] : [],
      verb: text('tags_rename_verb'),
      refuse: text('tags_rename_refuse'),
      rows: into === from.name ? [] : [await transferRow(ports.tags, from, into, other === undefined)],
      data: merges ? { merged_into: into } : {},
    };
  },
  ...transferring(ports.tags),
  result: countsDone('renamed'),
  undoLabel: text('tags_rename_undo'),
  sentence: ({ arguments: { tag, name }, data }) => ({
    ...countedSentence(data, 'renamed', 'tags_renamed', 'tags_rename_plain'),
    params: { tag, name },
  }),
});
