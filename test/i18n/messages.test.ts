import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { addProgramTool } from '@/src/tools/servers/add-program-tool.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import english from '../../public/_locales/en/messages.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const toolNames = new Set([...tools, addProgramTool].map((make) => make(fakePorts()).name));
const messages: Record<string, { message: string }> = english;
const keys = Object.keys(messages);

const sources = [...filesIn('src'), ...filesIn('entrypoints'), 'wxt.config.ts'].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8').replace(/\/\*\*\s[\s\S]*?\*\//g, ''),
}));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|html)$/.test(path))
    .map((path) => join(folder, path));
}

/**
 * Put together from the code of an error, which the type of the key holds against the messages, the name of a field,
 * which `test/tools/field-names.test.ts` does, or a tool's name.
 */
const isPutTogether = (key: string): boolean =>
  /^error_[a-z_]+_(what|do)$|^field_(name|value)_/.test(key) || toolNames.has(key.replace(/^tool_(name|about)_/, ''));

describe('messages', () => {
  it('exist for every key in the manifest', () => {
    const named = sources.flatMap(({ text }) => [...text.matchAll(/__MSG_([a-z0-9_]+)__/g)].map(([, key]) => key));
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter((key) => !keys.includes(key!));
    expect(missing, 'not in public/_locales/en/messages.json').toEqual([]);
  });

  // Types hold the keys that are chosen by a condition, too, but name no file to edit.
  it('exist for every key that the code says', () => {
    const said = sources.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:text|say)\(\s*'(\w+)'/g)].map(([, key]) => key!),
    );
    expect(said.length).toBeGreaterThan(1000);
    const missing = said.filter((key) => !keys.includes(key));
    expect(missing, 'not in public/_locales/en/messages.json').toEqual([]);
  });

  it('are all used', () => {
    const literals = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/['"]([a-z0-9_]+)['"]|__MSG_([a-z0-9_]+)__/g)].map(([, a, b]) => a ?? b),
      ),
    );
    const unused = keys.filter((key) => !literals.has(key) && !isPutTogether(key));
    expect(unused, 'in public/_locales/en/messages.json, and nowhere in src and entrypoints').toEqual([]);
  });

  it.each(keys)('%s is readable', (key) => {
    const { message } = messages[key]!;
    expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true })).not.toThrow();
    // The browser's own placeholders would be taken out of it before we see it.
    expect(message).not.toMatch(/\$/);
    expect(key).toMatch(/^[a-z0-9]+_[a-z0-9_]+$/);
  });
});
