import type { JournalEntry } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow, ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import type { ToolPorts } from '../ports.ts';
import { changed, type ListedAction, listedAction, titlesOf } from './action.ts';

const parameters = z.strictObject({
  limit: z.number().int().min(1).max(200).default(20).describe('How many actions, newest first'),
});

type Item = ListedAction & { titles: string };

const itemsIn = (data: unknown): Item[] =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) ? data.items : [];

const pageSize = 100;

export function listActions({
  actions,
  words,
}: Pick<ToolPorts, 'actions' | 'words'>): ReadTool<z.infer<typeof parameters>> {
  async function newest(limit: number): Promise<JournalEntry[]> {
    const found: JournalEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await actions.page({ limit: pageSize, ...(cursor === undefined ? {} : { cursor }) });
      found.push(...page.items.filter(changed));
      cursor = page.next;
    } while (cursor !== undefined && found.length < limit);
    return found.slice(0, limit);
  }

  return {
    name: 'list_actions',
    area: 'actions',
    effect: 'read',
    inverse: 'exact',
    untrusted: 'label',
    description: 'Lists what was done before, newest first, with the ids that undo takes.',
    parameters,
    async read({ limit }) {
      const entries = await newest(limit);
      const items = entries.map((entry): Item => ({ ...listedAction(entry, words), titles: titlesOf(entry) }));
      return { items, total: items.length };
    },
    rows: (data) =>
      itemsIn(data).map(
        ({ id, what, titles }): LiveRow => ({
          kind: 'action',
          id,
          title: what,
          detail: text('actions_of', { titles }),
        }),
      ),
    sentence: ({ data }) => text('actions_listed', { n: itemsIn(data).length }),
  };
}
