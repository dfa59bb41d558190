import type { Services } from '@/src/contract/services.ts';

type Needs = Pick<Services, 'readPanelOrder' | 'openLibrary'>;

/** An order that the panel itself follows, without a tool or a model: it opens the library. Null for any other sentence. */
export async function panelDeed(words: string, { readPanelOrder, openLibrary }: Needs): Promise<(() => void) | null> {
  return (await readPanelOrder(words)) ? () => openLibrary() : null;
}
