import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Library, LibraryState } from './library-store.ts';

export const LibraryContext = createContext<Library | null>(null);

export function useLibrary(): Library {
  const library = use(LibraryContext);
  if (!library) throw new Error('This component stands outside <LibraryContext>.');
  return library;
}

/** The selector must give the same value while nothing changed. */
export const useLibraryState = <T,>(select: (state: LibraryState) => T): T => useStore(useLibrary().store, select);
