import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Options, OptionsState } from './options-store.ts';

export interface About {
  version: string;
  browser: 'chromium' | 'firefox';
}

export const OptionsContext = createContext<{ options: Options; about: About } | null>(null);

function useContext() {
  const context = use(OptionsContext);
  if (!context) throw new Error('This component stands outside <OptionsContext>.');
  return context;
}

export const useOptions = (): Options => useContext().options;
export const useAbout = (): About => useContext().about;

/** The selector must give the same value while nothing changed. */
export const useOptionsState = <T,>(select: (state: OptionsState) => T): T => useStore(useOptions().store, select);
