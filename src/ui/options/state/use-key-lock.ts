import { useCallback } from 'react';
import { useServices } from '../../parts/services-context.tsx';
import { useRead } from './use-read.ts';

/** State of the passphrase for the keys, kept up to date; null until known. */
export function useKeyLock(): 'none' | 'locked' | 'unlocked' | null {
  const { providers } = useServices();
  return useRead(
    useCallback(() => providers.lock(), [providers]),
    'providers',
  );
}
