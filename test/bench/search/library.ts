/** A large library, the same in every run. */

export const size = 100_000;
export const tagCount = 20_000;
const folders = 200;

/** Park and Miller's generator: numbers from 0 to below `most`. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

const syllables = 'ka lo mi ren tu sha vel do pri han gor wes li fen cha bru nok tas yel zim'.split(' ');

/** 20,000 different words, the first ones much more common than the last. */
const wordOf = (n: number): string => {
  const parts = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20, Math.floor(n / 8000)];
  return parts.map((part) => syllables[part]).join('');
};

export interface Saved {
  title: string;
  url: string;
}

/** Bookmarks in folders of 500, so many at most. */
export function library(most = size): { title: string; children: Saved[] }[] {
  const draw = numbers(7);
  const word = () => wordOf(Math.floor((draw(20_000) * draw(20_000)) / 20_000));
  return Array.from({ length: Math.ceil((folders * most) / size) }, (_, folder) => ({
    title: `Folder ${wordOf(folder * 7)} ${folder}`,
    children: Array.from({ length: size / folders }, (__, at) => {
      const title = Array.from({ length: 4 + draw(4) }, word).join(' ');
      const n = folder * (size / folders) + at;
      return { title, url: `https://${word()}-${draw(3000)}.example/${word()}/${n}` };
    }),
  }));
}

export const tagName = (n: number): string => `${wordOf((n * 31) % 20_000)}-${n}`;

/** Queries, each with a description of its kind. */
export const queries: [string, string][] = [
  ['a common word', wordOf(3)],
  ['two words', `${wordOf(5)} ${wordOf(41)}`],
  ['a rare word', wordOf(18_321)],
  ['three words', `${wordOf(2)} ${wordOf(9)} ${wordOf(14)}`],
  ['the start of a word', wordOf(8_777).slice(0, 7)],
];

/** A misspelt word, which the search of the browsers does not find. */
export const misspelt = `${wordOf(777).slice(0, 3)}x${wordOf(777).slice(3)}`;

/** A query that is not in the library and resembles nothing in it. */
export const nowhere = '~';
