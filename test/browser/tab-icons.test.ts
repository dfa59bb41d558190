import { describe, expect, it } from 'vitest';
import { createTabIcons } from '@/src/browser/tab-icons.ts';

const icon = (name: string) => `data:image/png;base64,${btoa(name)}`;
const tab = (url: string, favIconUrl: string, incognito = false) => ({ url, favIconUrl, incognito });

describe('icons of tabs', () => {
  it('are those of pages, and for other pages those of their sites', () => {
    const icons = createTabIcons();
    expect(icons.keep(tab('https://docs.example/sheet', icon('sheet')))).toBe(true);
    expect(icons.keep(tab('https://docs.example/text', icon('text')))).toBe(true);
    expect(icons.of('https://docs.example/sheet')).toBe(icon('sheet'));
    expect(icons.of('https://docs.example/text')).toBe(icon('text'));
    expect(icons.of('https://docs.example/saved')).toBe(icon('text'));
    expect(icons.of('https://other.example/')).toBeNull();
    expect(icons.of('about:blank')).toBeNull();
  });

  it('are not fetched, and those of private windows are not kept', () => {
    const icons = createTabIcons();
    for (const one of [
      tab('https://a.example/', 'https://a.example/favicon.ico'),
      tab('https://a.example/', 'chrome://global/skin/icons/info.svg'),
      tab('https://a.example/', 'data:text/html,a'),
      tab('https://a.example/', icon('a'.repeat(20_000))),
      tab('https://a.example/', icon('a'), true),
      tab('about:addons', icon('a')),
    ])
      expect(icons.keep(one)).toBe(false);
    expect(icons.sites()).toEqual({});
  });

  it('are reported as new once', () => {
    const icons = createTabIcons({ 'a.example': icon('old') });
    expect(icons.of('https://a.example/x')).toBe(icon('old'));
    expect(icons.keep(tab('https://a.example/', icon('a')))).toBe(true);
    expect(icons.keep(tab('https://a.example/', icon('a')))).toBe(false);
  });

  it('are limited: those not seen for the longest time are dropped', () => {
    const icons = createTabIcons();
    const url = (n: number) => `https://site-${n}.example/`;
    for (let n = 0; n < 400; n += 1) {
      icons.keep(tab(url(n), icon(String(n))));
      icons.keep(tab(url(0), icon('first')));
    }
    expect(Object.keys(icons.sites())).toHaveLength(300);
    expect(icons.of(url(0))).toBe(icon('first'));
    expect(icons.of(url(1))).toBeNull();
    expect(icons.of(url(399))).toBe(icon('399'));
  });
});
