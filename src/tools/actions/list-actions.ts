import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { type Page, pagingFields, storedPage } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { listedAction, titlesOf } from './rows/listed-action.ts';

const parameters = z.strictObject(pagingFields);
type Arguments = z.infer<typeof parameters>;

type Item = ReturnType<typeof listedAction> & { titles: string };

export function listActions({ actions, words }: Pick<ToolPorts, 'actions' | 'words'>): ReadTool<Arguments, Page<Item>> {
  return {
    name: 'list_actions',
    area: 'actions',
    effect: 'read',
    inverse: 'exact',
    untrusted: 'label',
    ownActions: true,
    description: 'Lists what was done before, newest first, with the ids that undo takes.',
    parameters,
    async read(paging, { client }) {
      const own = client ? { client: client.id } : {};
      const page = await storedPage((place) => actions.changed({ ...place, ...own }), paging);
      return {
        ...page,
        items: page.items.map((entry) => ({ ...listedAction(entry, words), titles: titlesOf(entry) })),
      };
    },
    rows: (data) =>
      data.items.map(({ id, title, titles }) => ({
        kind: 'action',
        id,
        title,
        detail: text('actions_of', { titles }),
      })),
    sentence: ({ data }) => text('actions_listed', { n: data ? data.total : 0 }),
  };
}
