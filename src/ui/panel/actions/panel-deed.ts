import type { Services } from '@/src/contract/services.ts';

type Needs = Pick<Services, 'readPanelOrder' | 'openLibrary' | 'openOptions'>;

/**
 * An order that the panel itself follows, without a tool or a model: it opens the library, or a page of the options.
 * Null for any other sentence.
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
