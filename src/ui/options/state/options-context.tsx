import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Options, OptionsState } from './options-store.ts';

/** Version and browser, for the about page. */
export interface About {
  /** Version from the manifest. */
  version: string;
  browser: 'chromium' | 'firefox';
}

const Context = createContext<{ options: Options; about: About } | null>(null);

interface Props {
  options: Options;
  about: About;
  children: ReactNode;
}

export function OptionsProvider({ options, about: { version, browser }, children }: Props) {
  return (
    <Context value={useMemo(() => ({ options, about: { version, browser } }), [options, version, browser])}>
      {children}
    </Context>
  );
}

function useContext() {
  const context = use(Context);
  if (!context) throw new Error('This component stands outside <OptionsProvider>.');
  return context;
}

export const useOptions = (): Options => useContext().options;
export const useAbout = (): About => useContext().about;

/** The selector must give the same value while nothing changed. */
export const useOptionsState = <T,>(select: (state: OptionsState) => T): T => useStore(useOptions().store, select);
