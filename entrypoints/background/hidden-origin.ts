import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { hideOriginFrom } from '@/src/browser/servers/hide-origin.ts';
import type { Background } from './create-background.ts';

/** The rules end with the run of the browser; what the user switched on does not. */
export async function keepOriginHidden({ store }: Background): Promise<void> {
  const { hiddenFrom } = await store.settings.get();
  const ours = hiddenFrom.filter(isOnThisMachine);
  if (ours.length > 0) await hideOriginFrom(ours);
}
