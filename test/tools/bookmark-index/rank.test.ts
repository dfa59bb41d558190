import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '@/src/text/fold.ts';
import { nearWords } from '@/src/tools/bookmark-index/near-words.ts';
import { rank } from '@/src/tools/bookmark-index/rank.ts';
import { wordsIn, wordsWanted } from '@/src/tools/bookmark-index/search-words.ts';
import { SegmentDraft } from '@/src/tools/bookmark-index/segment.ts';

const find = (titles: string[], query: string) =>
  rank(titles, query, (title) => ({ title }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
const findAny = (titles: string[], query: string) =>
  rank(titles, query, (title) => ({ title }), 'any')
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
const finds = (title: string, query: string) => find([title], query).length === 1;

describe('rank by any of the words', () => {
  it('counts a rare word more than a frequent one, and two more than one', () => {
    const titles = ['Garden hose', 'Garden bench', 'Garden hose reel', 'Reel of film'];
    expect(findAny(titles, 'bench in the garden')[0]).toBe('Garden bench');
    expect(findAny(titles, 'that hose with a reel')[0]).toBe('Garden hose reel');
    expect(findAny(titles, 'bicycle')).toEqual([]);
  });

  it('takes words without spaces between them apart', () => {
    expect(findAny(['机器学习的论文', '汽车保险比较', '学习吉他'], '那个比较汽车保险的网页')[0]).toBe('汽车保险比较');
  });

  it('forgives typing errors only where nothing has a word as it is written', () => {
    expect(findAny(['Kettle', 'Settle down'], 'a kettle')).toEqual(['Kettle']);
    expect(findAny(['Kettle', 'Sofa'], 'a kettel')).toEqual(['Kettle']);
  });

  it('finds whatever has a word of the query as it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 1, maxLength: 6 }), (words) => {
        const titles = words.map((word) => `about ${word}`);
        expect(new Set(findAny(titles, words.join(' ')))).toEqual(new Set(titles));
      }),
    );
  });
});

describe('rank', () => {
  it.each([
    ['words in any order', 'Async Rust explained', 'rust async', true],
    ['every word', 'Async Rust explained', 'rust go', false],
    ['the start of a word', 'JavaScript closures', 'java clo', true],
    ['the inside of a word', 'GitHub', 'hub', true],
    ['not the inside, for two letters', 'GitHub', 'it', false],
    ['accents', 'Khách sạn Đà Nẵng', 'da nang', true],
    ['accents in the query', 'The best cafes', 'café', true],
    ['a wrong letter', 'Heat pumps at home', 'heet', true],
    ['a swap', 'TypeScript tutorial', 'tutorail', true],
    ['a letter too few and one too many', 'Kubernetes networking', 'kubernets netwworking', true],
    ['a plural spelt otherwise', 'Ferry timetable', 'ferries', true],
    ['a plural with a syllable more', 'Box of tools', 'boxes', true],
    ['no plural of another word', 'Fern garden', 'ferries', false],
    ['a typing error beside a word with digits', 'PS5 controller deals', 'ps5 contoller', true],
    ['no other number', 'Chapter 4711', '4712', false],
    ['no error in a short word', 'The cat', 'car', false],
    ['Chinese', '我们学习中文', '学习', true],
    ['Chinese across words', '机器学习的论文', '器学', true],
    ['Chinese words apart', '机器学习的论文', '机器论文', true],
    ['one sign', '机器学习', '习', true],
    ['other signs', '机器学习', '汽车', false],
    ['Japanese', '東京都の観光ガイド', '観光', true],
    ['Thai', 'ร้านอาหารไทยในกรุงเทพ', 'อาหาร', true],
    ['Korean', '서울 여행', '여행', true],
    ['signs of a language', 'C++ for beginners', 'c++', true],
    ['signs alone', 'Anything', '???', false],
    ['signs that stand there', 'What now???', '??', true],
    ['a picture', 'Party 🎉 plan', '🎉', true],
    ['another picture', 'Party 🎉 plan', '🎂', false],
    ['white space', 'Anything', '  ', true],
  ])('%s: %j, %j', (_, title, query, expected) => expect(finds(title, query)).toBe(expected));

  it('prefers the start of a title, then whole words, starts of words, parts of words, and typing errors', () => {
    const titles = ['Amongst', 'Go monger', 'Learn Mongo DB', 'Mongo', 'Rango mongoose', 'Magno'];
    expect(find(titles, 'mongo')).toEqual(['Mongo', 'Learn Mongo DB', 'Rango mongoose']);
    expect(find(['Mango', 'Nothing'], 'mongo')).toEqual(['Mango']);
  });

  it('finds the singular of a plural beside it, as a whole word', () => {
    expect(find(['Sofas', 'A sofa from Sweden', 'Sofabed', 'Soft'], 'sofas')).toEqual(['Sofas', 'A sofa from Sweden']);
    expect(find(['Houses', 'A house'], 'houses')).toEqual(['Houses', 'A house']);
    expect(find(['The news', 'New tab'], 'news')).toEqual(['The news']);
    expect(find(['Class', 'Clas'], 'class')).toEqual(['Class']);
  });

  it('prefers titles to addresses, and reads addresses decoded', () => {
    const items = [
      { title: 'Food', url: 'https://vi.wikipedia.org/wiki/%C4%90%C3%A0_N%E1%BA%B5ng' },
      { title: 'Da Nang', url: 'https://example.com/' },
    ];
    const hits = rank(items, 'da nang', (item) => item).sort((a, b) => b.score - a.score);
    expect(hits.map(({ item }) => item.title)).toEqual(['Da Nang', 'Food']);
  });

  it('finds any text by its own words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 20 }), (titles) => {
        for (const title of titles) {
          const wanted = wordsWanted(title);
          if (wanted.length > 0) expect(find(titles, title)).toContain(title);
        }
      }),
    );
  });
});

describe('words', () => {
  it('every word of a text is found in it', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab ć機械学習ไทยอาหาร서울-.') });
    fc.assert(
      fc.property(text, (written) => {
        const words = wordsIn(written).join('\n');
        for (const wanted of wordsWanted(written).flatMap((one) => one.words)) expect(words).toContain(wanted);
      }),
    );
  });
});

/** Plain dynamic programming over whole words. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, table[i - 2]![j - 2]! + 1);
      table[i]![j] = best;
    }
  }
  return table[a.length]![b.length]!;
}

it('near words are exactly those within the distance', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { maxLength: 40 }),
      letters,
      fc.integer({ min: 1, max: 2 }),
      (words, wanted, most) => {
        const draft = new SegmentDraft();
        for (const word of words) draft.add([word], []);
        const segment = draft.finish();
        const sorted = segment.words.trim().split('\n');
        const found: string[] = [];
        nearWords(segment, wanted, most, (n) => found.push(sorted[n]!));
        expect(found).toEqual(
          words.filter((word) => distance(word, wanted) <= most && (most < 2 || word[0] === wanted[0])).sort(),
        );
      },
    ),
  );
});

describe('the words of a text', () => {
  it('are the same beside non-ASCII letters', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abzAZ09+#-_.:/%&~^`|$ ') });
    fc.assert(
      fc.property(plain, (text) => {
        expect(wordsIn(`${text} ß`)).toEqual([...wordsIn(text), 'ß']);
      }),
    );
  });

  it('are the same in folded form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(wordsIn(nameKey(name))).toEqual(wordsIn(name));
      }),
    );
  });
});
