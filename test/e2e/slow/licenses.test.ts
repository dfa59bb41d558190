import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { until } from '../harness/driver.ts';
import { world } from '../harness/start.ts';

const its = world();

it('names the licence of every library in the package, and shows it under About', async () => {
  const page = await its.driver.openPage('options.html#about');
  const href = await until('the link', () =>
    page.evaluate(() => [...document.links].find(({ innerText }) => innerText === 'Third-party licenses')?.href),
  );
  const text = await page.evaluate((url: string) => fetch(url).then((response) => response.text()), href);
  const { dependencies } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  const parts = text.split(/^-{80}$/m).map((part) => part.trim());
  const names = parts.map((part) => part.split('\n', 1)[0]?.split(' ')[0]);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  // No title stands alone.
  expect(
    parts.filter((part) => !/permission|permitted|licen[cs]e/i.test(part.split('\n').slice(1).join('\n'))),
  ).toEqual([]);
});

it('links under About only to files of the package, each with its words', async () => {
  const page = await its.driver.openPage('options.html#about');
  await until('the links', () => page.evaluate(() => document.querySelectorAll('main a[target]').length > 1));
  const hrefs = await page.$$eval('main a[target]', (links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of hrefs) {
    const file = await its.driver.openPage(new URL(href).pathname.slice(1));
    expect(await file.evaluate(() => document.body.innerText.length), href).toBeGreaterThan(500);
    const inner = await file.$$eval('a', (links) => links.map((link) => link.href));
    for (const one of inner) expect(hrefs).toContain(one);
    if (href.endsWith('.html')) expect(await violations(file), href).toEqual([]);
    await file.close();
  }
  await page.close();
});
