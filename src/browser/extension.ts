import { browser } from './api/browser-api.ts';

/** APIs that WXT types by the names of a project's own files. Ours are checked by tests instead. */
const { i18n, runtime } = browser as unknown as {
  i18n: { getMessage(key: string): string; getUILanguage(): string };
  runtime: { getURL(path: string): string };
};

/** A message in the browser's language; empty if it is missing. */
export const lookUp = (key: string): string => i18n.getMessage(key);

/** BCP 47. */
export const uiLanguage = (): string => i18n.getUILanguage();

/** Calls the browser without effect, since it ends a worker that makes no call for 30 s. */
export const stayAwake = (): Promise<unknown> => browser.runtime.getPlatformInfo();

export const pageAddress = (path: string): string => runtime.getURL(`/${path}`);
