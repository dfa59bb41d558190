import { useEffect, useState } from 'react';
import type { Change } from '@/src/contract/records.ts';
import type { Text } from '@/src/contract/text.ts';
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
    let failure: Text | null = null;
    const load = oneAtATime(() =>
      read().then(
        (result) => {
          if (gone) return;
          setValue(result);
          // A successful read clears the error of an earlier one, but no other error.
          if (failure && store.getState().trouble === failure) store.setState({ trouble: null });
          failure = null;
        },
        (error) => {
          if (gone) return;
          failure = errorText(error);
          store.setState({ trouble: failure });
        },
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
