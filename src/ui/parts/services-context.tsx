import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import type { Services } from '@/src/contract/services.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { I18n } from '@/src/i18n/index.ts';

interface Context {
  services: Services;
  i18n: I18n;
}

const Context = createContext<Context | null>(null);

/** Gives everything below it the services and the language; every page of ours has one at its root. */
export function ServicesProvider({ services, i18n, children }: Context & { children: ReactNode }) {
  return <Context value={useMemo(() => ({ services, i18n }), [services, i18n])}>{children}</Context>;
}

function useServicesContext() {
  const world = use(Context);
  if (!world) throw new Error('This component stands outside <ServicesProvider>.');
  return world;
}

export const useServices = (): Services => useServicesContext().services;
export const useI18n = (): I18n => useServicesContext().i18n;

export interface Say {
  (key: MessageKey, params?: Text['params']): string;
  (text: Text): string;
}

/** `say('key', { n: 2 })` or `say(text)`: a message as a string, for names and attributes. */
export function useSay(): Say {
  const { i18n } = useServicesContext();
  return useCallback(
    (message: MessageKey | Text, params?: Text['params']) =>
      i18n.say(typeof message === 'string' ? text(message, params) : message),
    [i18n],
  );
}
