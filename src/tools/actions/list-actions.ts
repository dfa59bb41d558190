import type { JournalEntry } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow, ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { type Page, pagingFields, passingPage } from '../paging.ts';
import type { ToolPorts } from '../ports.ts';
import { changed, type ListedAction, listedAction, titlesOf } from './action.ts';

const parameters = z.strictObject(pagingFields);
type Arguments = z.infer<typeof parameters>;

type Item = ListedAction & { titles: string };

/** Entries of the journal that are looked at together. */
const several = 100;

export function listActions({ actions, words }: Pick<ToolPorts, 'actions' | 'words'>): ReadTool<Arguments> {
  /** All that came to something, newest first. */
  async function* newest(signal: AbortSignal): AsyncGenerator<JournalEntry> {
    let cursor: string | undefined;
    do {
      signal.throwIfAborted();
      const page = await actions.page({ limit: several, ...(cursor === undefined ? {} : { cursor }) });
      yield* page.items.filter(changed);
      cursor = page.next;
    } while (cursor !== undefined);
  }

  return {
    name: 'list_actions',
    area: 'actions',
    effect: 'read',
    inverse: 'exact',
    untrusted: 'label',
    description: 'Lists what was done before, newest first, with the ids that undo takes.',
    parameters,
    async read(paging, { signal }): Promise<Page<Item>> {
      const page = await passingPage(newest(signal), paging);
      return {
        ...page,
        items: page.items.map((entry) => ({ ...listedAction(entry, words), titles: titlesOf(entry) })),
      };
    },
    rows: (data) =>
      (data as Page<Item>).items.map(
        ({ id, title, titles }): LiveRow => ({
          kind: 'action',
          id,
          title,
          detail: text('actions_of', { titles }),
        }),
      ),
    sentence: ({ data }) => text('actions_listed', { n: data ? (data as Page<Item>).total : 0 }),
  };
}
