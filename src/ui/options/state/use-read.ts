import { useEffect, useState } from 'react';
import type { Change } from '@/src/contract/records.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useOptions } from './options-context.tsx';

/**
 * Result of `read`, read again when the table changes (without a table: at any change). Null before the first; an error
 * is shown and the old result stays. `read` must be stable.
 */
export function useRead<T>(read: () => Promise<T>, table?: Change['table']): T | null {
  const { changes } = useServices();
  const { store } = useOptions();
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    const load = oneAtATime(() =>
      read().then(
        (result) => gone || setValue(result),
        (error) => gone || store.setState({ trouble: errorText(error) }),
      ),
    );
    void load();
    const unlisten = changes.listen((change) => {
      if (table === undefined || change.table === table) void load();
    });
    return () => {
      gone = true;
      unlisten();
    };
  }, [read, table, changes, store]);
  return value;
}
