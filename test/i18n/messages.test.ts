import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import english from '../../public/_locales/en/messages.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const messages: Record<string, { message: string }> = english;
const keys = Object.keys(messages);

/** Keys that are put together from parts, with the file that does it. */
const dynamic: { pattern: RegExp; file: string }[] = [
  { pattern: /^error_[a-z_]+_(what|do)$/, file: 'src/ui/panel/state/end-text.ts' },
];

const sources = [...filesIn('src'), ...filesIn('entrypoints'), 'wxt.config.ts'].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8').replace(/\/\*\*\s[\s\S]*?\*\//g, ''),
}));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|html)$/.test(path))
    .map((path) => join(folder, path));
}

/** Where a message is asked for by name, which begins with its room: `text('…'`, `say('…'`, also behind a condition, `key: '…'`, `__MSG_…__`. */
const uses = [
  /\b(?:text|say)\(\s*'([a-z0-9]+_[a-z0-9_]+)'/g,
  /\b(?:text|say)\([^()]*\?\s*'([a-z0-9]+_[a-z0-9_]+)'/g,
  /\b(?:text|say)\([^()]*\?\s*'[a-z0-9_]+'\s*:\s*'([a-z0-9]+_[a-z0-9_]+)'/g,
  /\bkey: '([a-z0-9]+_[a-z0-9_]+)'/g,
  /__MSG_([a-z0-9]+_[a-z0-9_]+)__/g,
];

describe('messages', () => {
  it('exist for every key that is asked for', () => {
    const missing = sources.flatMap(({ path, text }) =>
      uses
        .flatMap((use) => [...text.matchAll(use)].map((match) => match[1] ?? ''))
        .filter((key) => !(key in messages))
        .map((key) => `${key} in ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const literals = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/['"]([a-z0-9_]+)['"]|__MSG_([a-z0-9_]+)__/g)].map(([, a, b]) => a ?? b),
      ),
    );
    const unused = keys.filter((key) => !literals.has(key) && !dynamic.some(({ pattern }) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it('that are put together belong to a file that still does so', () => {
    for (const { pattern, file } of dynamic) {
      expect(
        keys.some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true);
      expect(
        sources.some(({ path }) => path === file),
        file,
      ).toBe(true);
    }
  });

  it.each(keys)('%s can be read', (key) => {
    const { message } = messages[key]!;
    expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true })).not.toThrow();
    // The browser's own placeholders would be taken out of it before we see it.
    expect(message).not.toMatch(/\$/);
    expect(key).toMatch(/^[a-z0-9]+_[a-z0-9_]+$/);
  });
});
