import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserPath } from '../../../scripts/browsers.mjs';
import { quiet } from '../../e2e/harness/chromium.ts';
import { profileFolder } from '../../e2e/harness/driver.ts';
import type { Folder } from './file.ts';

const manifest = { manifest_version: 3, name: 'Bare', version: '1.0', permissions: ['bookmarks'] };

/**
 * Milliseconds that Chromium takes for as many `bookmarks.create`, one after the other, for an extension that does
 * nothing else, in a profile with nothing in it.
 */
export async function timeOfCreating(folders: Folder[]): Promise<number> {
  const profile = await profileFolder();
  const extension = join(profile.path, 'bare');
  await mkdir(extension);
  await writeFile(join(extension, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(extension, 'page.html'), '<!doctype html><title>Bare</title>');
  const browser = await puppeteer.launch({
    executablePath: browserPath('chromium') ?? '',
    headless: true,
    pipe: true,
    enableExtensions: true,
    userDataDir: profile.path,
    args: quiet,
    protocolTimeout: 1_200_000,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`chrome-extension://${await browser.installExtension(extension)}/page.html`);
    return await page.evaluate(async (all: Folder[]) => {
      const start = performance.now();
      for (const { title, children } of all) {
        const { id } = await chrome.bookmarks.create({ title });
        for (const child of children)
          await chrome.bookmarks.create({ parentId: id, title: child.title, url: child.url });
      }
      return performance.now() - start;
    }, folders);
  } finally {
    await browser.close();
    await profile.remove();
  }
}
