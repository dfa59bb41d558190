import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { listed } from './listed.ts';

const page = readFileSync('docs/commands.md', 'utf8');
const documented = [...page.matchAll(/^\| `[\w.-]+` +\| (.+?) +\| (.+?) +\|$/gm)].flatMap(
  ([, first = '', second = '']) => [first, second],
);

/** Sentences that are exact only if the named thing exists (`named.test.ts`); else they may mean something else. */
const byName = new Set([
  'switch to the rust docs',
  'open Thesis',
  'open Standup in a new window',
  'check Recipes for dead links',
  'merge js into javascript',
  'done with the first one',
]);
/** Sentences about the text of a page, not its title; only a model can answer them. */
const forTheModel = new Set(['which tab has the train tickets']);

/**
 * Sentences that are read as another command: only the running command sees if a name is a session or a folder, and a
 * site may be written as two words.
 */
const sameAs = new Map([
  ['open Thesis', 'bookmarks.open-folder'],
  ['close stack overflow tabs', 'tabs.close-site'],
]);

const read = (sentence: string) => {
  const match = matchCommand(sentence);
  if (match.kind !== 'intent') return { id: match.kind, exact: false, named: false };
  return { id: match.intent.id, exact: match.exact, named: match.named };
};

describe('the phrasings that are listed', () => {
  it('are two of each command', () => {
    expect(new Set(listed.map(([id]) => id)).size).toBe(72);
  });

  it.each(listed)('%s: %s, %s', (id, first, second) => {
    for (const sentence of [first, second]) expect(read(sentence).id, sentence).toBe(sameAs.get(sentence) ?? id);
  });

  it.each(listed.flatMap(([, ...both]) => both))('with a model too, Enter runs: %s', (sentence) => {
    const { exact, named } = read(sentence);
    expect({ exact, named: named && !exact }).toEqual({ exact: !byName.has(sentence), named: byName.has(sentence) });
  });

  it.each(documented)('and so do those of the documentation: %s', (sentence) => {
    const { exact, named } = read(sentence);
    const said = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    const isExact = !byName.has(said) && !forTheModel.has(said);
    expect({ exact, named: named && !exact }).toEqual({ exact: isExact, named: byName.has(said) });
  });
});
