import { useCallback } from 'react';
import { useServices } from '../../parts/services-context.tsx';
import { useRead } from './use-read.ts';

/** Whether the keys have a passphrase, and whether it was given; kept up to date. Null before that is known. */
export function useKeyLock(): 'none' | 'locked' | 'unlocked' | null {
  const { providers } = useServices();
  return useRead(
    useCallback(() => providers.lock(), [providers]),
    'providers',
  );
}
