import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import english from '../../../public/_locales/en/messages.json' with { type: 'json' };

const keys = Map.groupBy(Object.entries<{ message: string }>(english), ([, { message }]) => message);

/** Texts that a page of ours may show for these English words: themselves, or their translations. */
export async function saidFor(page: Page, words: string): Promise<string[]> {
  const asked = (keys.get(words) ?? []).map(([key]) => key);
  if (asked.length === 0) return [words];
  const chosen = await inChosenLanguage(page, asked);
  const there = await page.evaluate((all: string[]) => {
    if (typeof chrome === 'undefined') return [];
    const { i18n } = chrome as unknown as { i18n: { getMessage(key: string): string } };
    return all.map((key) => i18n.getMessage(key));
  }, asked);
  return [...new Set([words, ...there, ...chosen])].filter((each) => each !== '');
}

/** These messages in the language that was chosen in the options. */
async function inChosenLanguage(page: Page, asked: string[]): Promise<string[]> {
  const language = await page.evaluate(() => localStorage.getItem('language')).catch(() => null);
  if (!language) return [];
  const file = new URL(`../../../public/_locales/${language.replace('-', '_')}/messages.json`, import.meta.url);
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, { message: string }>;
  return asked.flatMap((key) => messages[key]?.message ?? []);
}
