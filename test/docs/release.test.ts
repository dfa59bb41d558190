import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseFaults } from '../../scripts/release-faults.ts';

const fits = {
  version: '1.2.0',
  bridge: '1.2.0',
  changelog: '# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-11-25)\n\n- News.\n',
};

describe('a release', () => {
  it('is consistent if version, helper and changelog agree', () => {
    expect(releaseFaults(fits)).toEqual([]);
    expect(releaseFaults({ ...fits, changelog: '## 1.2.0 (2026-11-25)\n- News.\n' })).toEqual([]);
  });

  it.each([
    [{ version: '1.2' }, 'three numbers'],
    [{ bridge: '1.1.0' }, 'bridge/package.json'],
    [{ changelog: fits.changelog.replace('Unreleased\n', 'Unreleased\n\n- More.\n') }, 'entries under "Unreleased"'],
    [{ changelog: fits.changelog.replace('1.2.0', '1.1.0') }, 'not 1.2.0'],
    [{ changelog: fits.changelog.replace(' (2026-11-25)', ' soon') }, 'no day'],
  ])('is refused with %j', (change, words) => {
    expect(releaseFaults({ ...fits, ...change }).join()).toContain(words);
  });
});

/** The first column of a page's tables. */
const named = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '').toSorted();

describe('the pages for the stores', () => {
  it('give a reason for each permission of the manifest, and for no others', () => {
    const config = readFileSync('wxt.config.ts', 'utf8');
    // From the first list to the end of the second, which stands right after it.
    const lists = config.slice(config.indexOf(' permissions: ['), config.indexOf(' host_permissions:'));
    const permissions = [...lists.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
    const hosts = ['http://localhost/*', 'http://127.0.0.1/*', '<all_urls>'];
    expect(permissions).toContain('readingList');
    expect(named('docs/permissions.md')).toEqual([...permissions, ...hosts].toSorted());
  });

  it.each(['en', 'de', 'vi', 'zh_CN'])(
    'have a listing in %s that begins with the description and is short enough',
    (language) => {
      const listing = readFileSync(`docs/store/${language}.md`, 'utf8');
      const { extension_description: description } = JSON.parse(
        readFileSync(`public/_locales/${language}/messages.json`, 'utf8'),
      );
      expect(listing.split('\n\n')[0]).toBe(description.message);
      expect(description.message.length).toBeLessThanOrEqual(132);
      expect(listing.length).toBeLessThan(16_000);
    },
  );
});
