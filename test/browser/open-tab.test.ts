import { beforeEach, expect, it } from 'vitest';

/** As much of Firefox as opening a tab asks for. */
const asked: { url: string; cookieStoreId?: string }[] = [];
let refusal: string | null = null;
const browser = {
  runtime: { id: 'outrigger', getURL: () => 'moz-extension://x/', getBrowserInfo: async () => ({ name: 'Firefox' }) },
  tabs: {
    create: async (tab: { url: string; cookieStoreId?: string }) => {
      asked.push(tab);
      if (refusal && tab.cookieStoreId) throw new Error(refusal);
      return { id: 1, ...tab };
    },
  },
};
Object.assign(globalThis, { chrome: browser, browser });
const { openTab } = await import('@/src/browser/tabs/open-tab.ts');

beforeEach(() => {
  asked.length = 0;
  refusal = null;
});

it('opens a tab without a container if its container is gone', async () => {
  refusal = 'No cookie store exists with ID firefox-container-7';
  const tab = await openTab({ url: 'https://a.test/', container: 'firefox-container-7' });
  expect(tab).not.toHaveProperty('cookieStoreId');
  expect(asked).toHaveLength(2);
});

it('does not retry after a refusal for another reason', async () => {
  refusal = 'Illegal URL: about:config';
  await expect(openTab({ url: 'about:config', container: 'firefox-container-7' })).rejects.toThrow('Illegal URL');
  expect(asked).toHaveLength(1);
});
