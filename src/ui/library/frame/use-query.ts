import { useEffect, useRef, useState } from 'react';
import { useLibrary } from '../state/library-context.tsx';

/** Debounce of the library search, in milliseconds. */
const pause = 80;

/** Props for the search box, which searches the library after a pause in typing, and `clear` to empty it at once. */
export function useQuery() {
  const { search } = useLibrary();
  const [value, setValue] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    clear() {
      clearTimeout(timer.current);
      setValue('');
      void search('');
    },
    value,
    onValue(query: string) {
      setValue(query);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void search(query), pause);
    },
  };
}
