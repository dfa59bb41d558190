import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWords } from '@/src/ui/parts/first-words.ts';

it.each([
  [
    '# Heading one\n\nSome **bold** and _it_ and `code` and ~~strike~~.',
    'Heading one Some bold and it and code and strike.',
  ],
  ['***Both*** of *them*, __too__', 'Both of them, too'],
  [
    'See [the docs](https://docs.example/a_(b)?c=*d*) and [more][1].\n\n[1]: https://more.example',
    'See the docs and more.',
  ],
  ['Look: ![a boat](https://boats.example/1.png), <https://b.example/>', 'Look: a boat, https://b.example/'],
  ['So it is[^1].', 'So it is.'],
  ['| Tab | Size |\n|:----|-----:|\n| one | 2 |', 'Tab Size one 2'],
  ['- [x] paint\n- [ ] sail\n  1. far\n  2) near', 'paint sail far near'],
  ['> Quoted\n> > twice', 'Quoted twice'],
  ['Title\n=====\n\n---\n\nText ##', 'Title Text'],
  ['```js\nlet a_b = 2 ** 3;\n```\n\nAs said', 'let a_b = 2 ** 3; As said'],
  ['~~~sh\nls\n~~~', 'ls'],
  ['so $$x$$ and \\(y\\)', 'so x and y'],
  ['`__init__` of `a*b*c`', '__init__ of a*b*c'],
  ['**粗体**文字', '粗体文字'],
])('%j is named in plain words', (text, words) => expect(firstWords(text)).toBe(words));

it.each([
  'snake_case_name',
  '5 * 3 > 2 and C# in room #3',
  '2*3 is 6 - is it?',
  'array[0] and f(x)',
  'at 10:30, ~5 km',
  '---',
])('what is no mark stays: %j', (text) => expect(firstWords(text)).toBe(text));

it('an escaped mark is an ordinary character', () => {
  expect(firstWords('2 \\* 3 \\_so\\_ \\[a](b)')).toBe('2 * 3 _so_ [a](b)');
});

it('a long link is cut to its text', () => {
  expect(firstWords(`See [the docs](https://docs.example/${'a'.repeat(1_000)})`)).toBe('See the docs');
});

it('a name is short, has no line break, and is not empty if there is text', () => {
  const pieces = fc.constantFrom(
    'a',
    'word ',
    '\n',
    '*',
    '_',
    '`',
    '[',
    '](',
    ')',
    '|',
    '#',
    '> ',
    '- ',
    '\\',
    '~~',
    '$$',
    '1. ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 400 }), (all) => {
      const words = firstWords(all.join(''));
      expect(words.length).toBeLessThanOrEqual(61);
      expect(words).not.toMatch(/\n|^\s|\s$/);
      expect(words === '').toBe(all.join('').trim() === '');
    }),
  );
});
