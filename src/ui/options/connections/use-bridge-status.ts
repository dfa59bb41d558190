import { useEffect, useState } from 'react';
import type { BridgeStatus } from '@/src/contract/messages.ts';
import { useServices } from '../../parts/services-context.tsx';

/** Polling interval in milliseconds. Each request has the background look for the helper. */
const interval = 1_000;

/** State of the connection to the helper, polled while the component is mounted; null until known. */
export function useBridgeStatus(on: boolean): BridgeStatus | null {
  const { ask } = useServices();
  const [status, setStatus] = useState<BridgeStatus | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const look = async () => {
      const found = await ask('bridgeStatus', {}).catch(() => null);
      if (gone) return;
      // Otherwise the background has not heard of the switch yet.
      if (found && (found.state === 'off') === !on) setStatus(found);
      timer = setTimeout(look, interval);
    };
    setStatus(null);
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [ask, on]);
  return status;
}
