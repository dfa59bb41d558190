import { type ConnectionSecret, readSecret, writeSecret } from '@/src/address/connection-secret.ts';
import type { Text } from '@/src/contract/text.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useStored } from '../../parts/use-stored.ts';
import { useOptions } from '../state/options-context.tsx';

/** Key with all but its last characters hidden: "••••wxyz". Short keys are hidden entirely. */
const maskedKey = (key: string): string => `••••${key.length < 12 ? '' : key.slice(-4)}`;

/** Masked key stored for this origin; null if there is none. */
export function useStoredKey(id: string, origin: string | null): string | null {
  const kept = useKeptSecret(id, origin);
  return kept?.key ? maskedKey(kept.key) : null;
}

/** Secret stored for this origin, kept up to date; null if there is none or it is locked. */
export function useKeptSecret(id: string, origin: string | null): ConnectionSecret | null {
  const { providers } = useServices();
  const stored = useStored(async () => origin && providers.key(id, origin).catch(() => null), {
    table: 'providers',
    key: `${id} ${origin}`,
  });
  return stored === null ? null : readSecret(stored);
}

/** Changes the secret stored for this origin, and says so with an offer to undo it. */
export function useChangeSecret(id: string, origin: string | null) {
  const { providers } = useServices();
  const { attempt } = useOptions();
  return (change: (secret: ConnectionSecret) => ConnectionSecret, said: Text): Promise<void> =>
    attempt(async () => {
      if (origin === null) return null;
      const before = await providers.key(id, origin);
      await providers.putKey(id, origin, writeSecret(change(readSecret(before))));
      return { text: said, undo: async () => void (before && (await providers.putKey(id, origin, before))) };
    });
}
