import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockCutter } from '@/src/ui/panel/markdown/cut-blocks.ts';

const blocksOf = (text: string) => createBlockCutter()(text);

describe('blocks', () => {
  it('are cut at blank lines', () => {
    expect(blocksOf('one\n\ntwo\nthree\n\n\nfour')).toEqual(['one', 'two\nthree', 'four']);
    expect(blocksOf('\n \n')).toEqual([]);
  });

  it('keep lists and code with blank lines together', () => {
    const list = '1. one\n\n2. two\n\n   more of it';
    expect(blocksOf(list)).toEqual([list]);
    const code = '```js\na\n\nb\n```';
    expect(blocksOf(`${code}\n\nafter`)).toEqual([code, 'after']);
    for (const formula of ['$$\na\n\nb\n$$', '\\[\na\n\nb\n\\]'])
      expect(blocksOf(`before\n\n${formula}\n\nafter`)).toEqual(['before', formula, 'after']);
    const fenced = '````\n```\n\nx\n```\n````';
    expect(blocksOf(`${fenced}\n\nafter`)).toEqual([fenced, 'after']);
  });

  it('are cut after code that ends with a line or a list item', () => {
    const list = '- ```sh\n  a\n\n  b\n  ```';
    const numbered = '1. one\n   ```sh\n   a\n   ```\n2. two\n\n   $$\n   a\n   $$';
    for (const block of ['```foo``` bar', list, numbered])
      expect(blocksOf(`${block}\n\nafter\n\nthat`)).toEqual([block, 'after', 'that']);
    const below = '1. one\n\n  ```\na\n\nb\n  ```';
    expect(blocksOf(`${below}\n\nafter`)).toEqual([below, 'after']);
  });

  const lines = fc.constantFrom(
    '',
    ' ',
    'a',
    '# b',
    '- c',
    '1. d',
    '12',
    '  e',
    '> f',
    '```',
    '  ```',
    '``` g ```',
    '~~~~',
    '$$',
    '\\[',
    '\\]',
  );
  const texts = fc.array(lines, { maxLength: 20 }).map((all) => all.join('\n'));

  it('lose nothing but blank lines', () => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(texts, (text) => {
        expect(words(blocksOf(text).join('\n'))).toBe(words(text));
      }),
    );
  });

  it('come out the same however the text grows, and only the last one changes', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 9 })), (text, steps) => {
        const grow = createBlockCutter();
        let before: string[] = [];
        for (let end = 0, at = 0; end < text.length; at += 1) {
          end = Math.min(text.length, end + (steps[at] ?? 1));
          const now = grow(text.slice(0, end));
          expect(now).toEqual(blocksOf(text.slice(0, end)));
          expect(now.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
          before = now;
        }
      }),
    );
  });

  it('are joined until they are long enough, and parse the same then', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, least) => {
        const pieces = createBlockCutter(least)(text);
        expect(pieces.flatMap(blocksOf)).toEqual(blocksOf(text));
        const grow = createBlockCutter(least);
        for (let end = 1; end < text.length; end += 1) {
          const now = grow(text.slice(0, end));
          expect(now.slice(0, -1)).toEqual(pieces.slice(0, Math.max(0, now.length - 1)));
        }
      }),
    );
    expect(createBlockCutter(6)('one\n\ntwo\n\nthree\n\nfour')).toEqual(['one\n\ntwo', 'three', 'four']);
  });

  it('are cut anew for another text', () => {
    const cut = createBlockCutter();
    cut('one\n\ntwo');
    expect(cut('one\n\nthree\n\nfour')).toEqual(['one', 'three', 'four']);
    expect(cut('other')).toEqual(['other']);
  });
});
