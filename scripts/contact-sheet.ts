/** Joins pictures into sheets, so that many are looked at side by side. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Browser } from 'puppeteer-core';

/** Draws pictures of one width in rows of `across`, `down` rows to a sheet, each under its name; gives the sheets. */
export async function contactSheets(
  browser: Browser,
  pictures: string[],
  { across, down, to }: { across: number; down: number; to: string },
): Promise<string[]> {
  const made: string[] = [];
  const page = await browser.newPage();
  for (let at = 0; at < pictures.length; at += across * down) {
    const figures = await Promise.all(pictures.slice(at, at + across * down).map(figure));
    await page.setContent(
      `<body style="margin:4px;background:#777;color:#fff;font:11px sans-serif"><div style="display:grid;gap:6px;width:max-content;grid-template-columns:repeat(${across},max-content)">${figures.join('')}</div></body>`,
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())).then(() => null));
    const path = `${to}-${String(made.length + 1).padStart(2, '0')}.png` as const;
    await (await page.$('div'))?.screenshot({ path });
    made.push(path);
  }
  await page.close();
  return made;
}

const figure = async (path: string): Promise<string> => {
  const data = (await readFile(path)).toString('base64');
  return `<figure style="margin:0"><figcaption>${basename(path, '.png')}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
};
