import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { hideOriginFrom } from '@/src/browser/servers/hide-origin.ts';
import type { Background } from './create-background.ts';

/** Applies the user's setting for hidden origins again, since the browser drops its rules when it closes. */
export async function keepOriginHidden({ store }: Background): Promise<void> {
  const { hiddenFrom } = await store.settings.get();
  const ours = hiddenFrom.filter(isOnThisMachine);
  if (ours.length > 0) await hideOriginFrom(ours);
}
