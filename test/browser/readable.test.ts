import { describe, expect, it } from 'vitest';
import { originPattern } from '@/src/address/address.ts';
import { readable } from '@/src/browser/page/readable-page.ts';

describe('pages that an extension can be allowed to read', () => {
  it('are web pages', () => {
    expect(readable('https://example.com/', 'chrome')).toBe(true);
    for (const url of ['chrome://settings/', 'about:blank', 'file:///etc/hosts', 'view-source:https://a.test', ''])
      expect(readable(url, 'chrome')).toBe(false);
  });

  it('exclude the store of each browser', () => {
    const chrome = 'https://chromewebstore.google.com/detail/x';
    const firefox = 'https://addons.mozilla.org/en-US/';
    expect([readable(chrome, 'chrome'), readable(chrome, 'firefox')]).toEqual([false, true]);
    expect([readable(firefox, 'firefox'), readable(firefox, 'chrome')]).toEqual([false, true]);
    expect(readable('https://chrome.google.com/webstore/category', 'chrome')).toBe(false);
    expect(readable('https://chrome.google.com/', 'chrome')).toBe(true);
    expect(readable('https://addons.mozilla.org.evil.test/', 'firefox')).toBe(true);
  });
});

it('asks for a host with all its ports', () => {
  expect(originPattern('http://localhost:11434/v1')).toBe('http://localhost/*');
  expect(originPattern('https://api.example.com/v1/')).toBe('https://api.example.com/*');
});
