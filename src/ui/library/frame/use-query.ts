import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLibrary } from '../state/library-context.tsx';

/** Milliseconds without a keystroke after which is searched. */
const pause = 150;

/** Value of the search box; the library is searched once one stops to type. */
export function useQuery() {
  const { search } = useLibrary();
  const [value, setValue] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    value,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const query = event.target.value;
      setValue(query);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void search(query), pause);
    },
  };
}
