import { useEffect, useState } from 'react';
import type { Protocol } from '@/src/contract/protocol.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useOptions } from '../state/options-context.tsx';

/** Loads the protocol; null until then. */
export function useProtocol(): Protocol | null {
  const services = useServices();
  const { store } = useOptions();
  const [protocol, setProtocol] = useState<Protocol | null>(null);
  useEffect(() => {
    let gone = false;
    services.protocol().then(
      (loaded) => gone || setProtocol(loaded),
      (error) => gone || store.setState({ trouble: errorText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [services, store]);
  return protocol;
}
