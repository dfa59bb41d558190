import { describe, expect, it } from 'vitest';
import { searches, titles } from '@/test/fixtures/searches.ts';
import { runTool } from './harness/background.ts';
import { until } from './harness/driver.ts';
import { saveBookmarks } from './harness/library.ts';
import { world } from './harness/start.ts';

const its = world();

describe('searches in many scripts', () => {
  it('give the same results in every browser', async () => {
    const { driver, site } = its;
    await saveBookmarks(
      driver,
      'Scripts',
      titles.map((title, at) => ({ title, url: site.url(`/script-${at}`) })),
    );
    const page = await driver.openPanel();
    const search = async (query: string) => {
      const { result } = await runTool(page, 'search_bookmarks', { query, limit: 100 });
      return result?.data as { items: { title: string }[]; index?: string };
    };
    await until('the index', async () => (await search('paris')).index === undefined);
    const found: [string, string[]][] = [];
    for (const [query] of searches)
      found.push([query, (await search(query)).items.map(({ title }) => title).toSorted()]);
    expect(found).toEqual(searches.map(([query, hits]) => [query, hits.toSorted()]));
  });
});
