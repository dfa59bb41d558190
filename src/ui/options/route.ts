import { useSyncExternalStore } from 'react';
import { type OptionsPage, pages } from './pages.ts';

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Page named by the address. `named` is false where it names none; then the first page is shown. */
export function useRoute(): { page: OptionsPage; named: boolean } {
  const id = useSyncExternalStore(listen, () => window.location.hash.slice(1));
  const found = pages.find((page) => page.id === id);
  return { page: found ?? pages[0]!, named: found !== undefined };
}
