import { useEffect, useEffectEvent, useState } from 'react';
import type { Change } from '@/src/contract/records.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { useServices } from './services-context.tsx';

interface Options<T> {
  /** Table whose changes cause another read; `any`: all of them. */
  table?: Change['table'] | 'any' | null;
  /** Causes another read when it changes. */
  key?: unknown;
  onRead?(value: T): void;
  onError?(error: unknown): void;
}

/** Result of `read`, kept up to date; null before the first. After an error the old result stays. */
export function useStored<T>(read: (signal: AbortSignal) => Promise<T>, options: Options<T> = {}): T | null {
  const { changes } = useServices();
  const { table, key } = options;
  const [value, setValue] = useState<T | null>(null);
  const readNow = useEffectEvent(read);
  const keep = useEffectEvent((result: T) => {
    setValue(() => result);
    options.onRead?.(result);
  });
  const fail = useEffectEvent((error: unknown) => options.onError?.(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another `key`
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = oneAtATime(() =>
      readNow(signal).then(
        (result) => signal.aborted || keep(result),
        (error) => signal.aborted || fail(error),
      ),
    );
    void load();
    const unlisten = changes.listen((change) => {
      if (table === 'any' || change.table === table) void load();
    });
    return () => {
      leaving.abort();
      unlisten();
    };
  }, [changes, table, key]);
  return value;
}
