import { useEffect, useState } from 'react';
import { type ConnectionSecret, readSecret } from '@/src/address/connection-secret.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { useServices } from '../../parts/services-context.tsx';

/** Key with all but its last characters hidden: "••••wxyz". Short keys are hidden entirely. */
export const maskedKey = (key: string): string => `••••${key.length < 12 ? '' : key.slice(-4)}`;

/** Masked key stored for this origin; null if there is none. */
export function useStoredKey(id: string, origin: string | null): string | null {
  const kept = useKeptSecret(id, origin);
  return kept?.key ? maskedKey(kept.key) : null;
}

/** Secret stored for this origin, kept up to date; null if there is none or it is locked. */
export function useKeptSecret(id: string, origin: string | null): ConnectionSecret | null {
  const { providers, changes } = useServices();
  const [secret, setSecret] = useState<ConnectionSecret | null>(null);
  useEffect(() => {
    let gone = false;
    const read = oneAtATime(() =>
      (origin === null ? Promise.resolve(null) : providers.key(id, origin)).then(
        (stored) => gone || setSecret(stored === null ? null : readSecret(stored)),
        () => gone || setSecret(null),
      ),
    );
    void read();
    const unlisten = changes.listen(({ table }) => {
      if (table === 'providers') void read();
    });
    return () => {
      gone = true;
      unlisten();
    };
  }, [providers, changes, id, origin]);
  return secret;
}
