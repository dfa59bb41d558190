import { browser } from 'wxt/browser';

/** The parts of the APIs that WXT types by the names of a project's own files; ours are checked by tests instead. */
const { i18n, runtime } = browser as unknown as {
  i18n: { getMessage(key: string): string; getUILanguage(): string };
  runtime: { getURL(path: string): string };
};

/** A message in the browser's language; empty where there is none. */
export const lookUp = (key: string): string => i18n.getMessage(key);

/** BCP 47. */
export const uiLanguage = (): string => i18n.getUILanguage();

/** A call to the browser that changes nothing: it takes a worker for idle that makes none for 30 s. */
export const stayAwake = (): Promise<unknown> => browser.runtime.getPlatformInfo();

/** The address of a page of the extension. */
export const pageAddress = (path: string): string => runtime.getURL(`/${path}`);
