import { useEffect, useRef } from 'react';

/** Gives each new work a signal and aborts the work before it. Unmounting aborts as well. */
export function useRenewedSignal() {
  const last = useRef<AbortController>(null);
  const abort = () => last.current?.abort();
  useEffect(() => () => last.current?.abort(), []);
  function renew(): AbortSignal {
    abort();
    last.current = new AbortController();
    return last.current.signal;
  }
  return { renew, abort };
}
