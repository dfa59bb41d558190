import { describe, expect, it } from 'vitest';
import type { Browser } from 'wxt/browser';
import { inOrder, tabOf } from '@/src/browser/tabs/tab.ts';

const icons = 'chrome://global/skin/icons';

const raw = (change: Partial<Browser.tabs.Tab> & { cookieStoreId?: string } = {}): Browser.tabs.Tab => ({
  id: 7,
  windowId: 1,
  index: 0,
  groupId: -1,
  pinned: false,
  highlighted: false,
  active: false,
  frozen: false,
  incognito: false,
  selected: false,
  discarded: false,
  autoDiscardable: true,
  lastAccessed: 12.6,
  ...change,
});

describe('a tab of the browser', () => {
  it('has defaults for everything that the browser may leave out', () => {
    expect(tabOf(raw())).toEqual({
      id: 7,
      windowId: 1,
      index: 0,
      groupId: null,
      title: '',
      url: '',
      pinned: false,
      audible: false,
      muted: false,
      discarded: false,
      active: false,
      lastAccessed: 13,
      container: null,
    });
  });

  it('has the address that it is loading before that is committed', () => {
    expect(tabOf(raw({ url: '', pendingUrl: 'https://a.test/' })).url).toBe('https://a.test/');
    expect(tabOf(raw({ url: 'https://b.test/', pendingUrl: 'https://a.test/' })).url).toBe('https://b.test/');
  });

  it('has a container only if it is in one', () => {
    expect(tabOf(raw({ cookieStoreId: 'firefox-default' })).container).toBeNull();
    expect(tabOf(raw({ cookieStoreId: 'firefox-container-2' })).container).toBe('firefox-container-2');
  });

  it.each<[string, Partial<Browser.tabs.Tab>, boolean]>([
    ['Firefox’s page of a failed load', { title: 'Problem loading page', favIconUrl: `${icons}/info.svg` }, true],
    ['Firefox’s warning', { title: 'Warnung', favIconUrl: `${icons}/warning.svg` }, true],
    ['Chromium’s, which has the host alone', { title: 'a.test' }, true],
    ['Chromium’s, of a host in other letters', { title: 'bücher.test', url: 'https://xn--bcher-kva.test/x' }, true],
    ['a page that names its host and has an icon', { title: 'a.test', favIconUrl: 'https://a.test/icon.png' }, false],
    ['a page without a title', { title: 'a.test:81/deep' }, false],
    ['a page without a title at the root of its host', { url: 'https://a.test/', title: 'a.test' }, false],
    ['a page that is still loading', { title: 'a.test', status: 'loading' }, false],
    ['a page of the browser', { url: 'chrome://history', title: 'history' }, false],
    ['an address of errors', { url: 'chrome-error://chromewebdata/', title: 'a.test' }, true],
  ])('is a failed load: %s', (_, change, failed) => {
    const page = { url: 'https://a.test:81/deep', status: 'complete', ...change } as Partial<Browser.tabs.Tab>;
    expect(tabOf(raw(page)).failed === true).toBe(failed);
  });

  it('keeps a real group', () => {
    expect(tabOf(raw({ groupId: 3 })).groupId).toBe(3);
  });
});

it('orders tabs by window, then from left to right', () => {
  const tabs = [
    { id: 1, windowId: 2, index: 1 },
    { id: 2, windowId: 1, index: 0 },
    { id: 3, windowId: 2, index: 0 },
  ].map((tab) => tabOf(raw(tab)));
  expect(inOrder(tabs, [{ id: 2 }, { id: 1 }]).map(({ id }) => id)).toEqual([3, 1, 2]);
});
