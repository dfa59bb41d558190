import type { Browser } from 'puppeteer-core';
import { until } from './driver.ts';

interface Connection {
  send(method: string, params: object): Promise<{ result: never }>;
}

interface Context {
  context: string;
  url: string;
}

/** Evaluates in Firefox's own window, where its keys and its sidebar are. Needs `--remote-allow-system-access`. */
export async function inFirefoxWindow<T>(browser: Browser, expression: string): Promise<T> {
  const { connection } = browser as unknown as { connection: Connection };
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const window = (tree.result as { contexts: Context[] }).contexts.find(({ url }) => url.endsWith('/browser.xhtml'));
  const answer = await connection.send('script.evaluate', {
    expression: `(async () => JSON.stringify(await (${expression})))()`,
    target: { context: window?.context },
    awaitPromise: true,
  });
  const { result } = answer.result as { result: { value: string } };
  return JSON.parse(result.value) as T;
}

/** Does what a key of an extension does, once Firefox knows the key. */
export const pressExtensionKey = (browser: Browser, keycode: string): Promise<boolean> =>
  until(`the key ${keycode}`, () =>
    inFirefoxWindow<boolean>(
      browser,
      `(() => {
        const key = document.querySelector('keyset[id^="ext-keyset"] key[keycode="${keycode}"]');
        key?.doCommand();
        return key !== null;
      })()`,
    ),
  );

/** Makes Firefox ask the user before it gives an extension another permission, or, if off, give it at once. */
export const askForPermissions = (browser: Browser, on: boolean): Promise<null> =>
  inFirefoxWindow(browser, `(Services.prefs.setBoolPref('extensions.webextOptionalPermissionPrompts', ${on}), null)`);
