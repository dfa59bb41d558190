import { useRef } from 'react';
import type { Change, KeyLock } from '@/src/contract/records.ts';
import type { Text } from '@/src/contract/text.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useStored } from '../../parts/use-stored.ts';
import { useOptions } from './options-context.tsx';

/**
 * Result of `read`, read again when the table changes (`any`: any table) or `key` does. Null before the first; an error
 * is shown and the old result stays.
 */
export function useRead<T>(read: () => Promise<T>, table: Change['table'] | 'any' | null, key?: unknown): T | null {
  const { store } = useOptions();
  const failure = useRef<Text>(null);
  return useStored(read, {
    table,
    key,
    onRead() {
      // Clears the error of an earlier read, but no other error.
      if (failure.current && store.getState().trouble === failure.current) store.setState({ trouble: null });
      failure.current = null;
    },
    onError(error) {
      failure.current = errorText(error);
      store.setState({ trouble: failure.current });
    },
  });
}

/** State of the passphrase for the keys, kept up to date; null until known. */
export function useKeyLock(): KeyLock | null {
  const { providers } = useServices();
  return useRead(() => providers.lock(), 'providers');
}
