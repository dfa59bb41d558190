import type { Services } from '@/src/contract/services.ts';

type Needs = Pick<Services, 'readPanelOrder' | 'openLibrary' | 'openOptions'>;

/**
 * Finds the action for a sentence that the panel carries out itself, without a tool or a model: opening the library or
 * an options page. Null for any other sentence.
 */
export async function panelDeed(words: string, services: Needs): Promise<(() => void) | null> {
  const order = await services.readPanelOrder(words);
  switch (order?.kind) {
    case undefined:
      return null;
    case 'library':
      return () => services.openLibrary();
    case 'options':
      return () => services.openOptions(order.page || undefined);
    default:
      return order satisfies never;
  }
}
