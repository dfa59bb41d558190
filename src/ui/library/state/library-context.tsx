import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Library, LibraryState } from './library-store.ts';

const Context = createContext<Library | null>(null);

export function LibraryProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <Context value={library}>{children}</Context>;
}

export function useLibrary(): Library {
  const library = use(Context);
  if (!library) throw new Error('This component stands outside <LibraryProvider>.');
  return library;
}

/** The selector must give the same value while nothing changed. */
export const useLibraryState = <T,>(select: (state: LibraryState) => T): T => useStore(useLibrary().store, select);
