import { fold } from '@/src/text/fold.ts';
import type { Slots } from '../frame/command-frame.ts';

interface Page {
  title: string;
  url: string;
}

/** Fewest letters that two forms of a word begin with, and most letters in which they end: "ships", "shipping". */
const forms = { stem: 4, ending: 4 };

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const namesIn = ({ words = [], sites = [] }: Slots): string[] => [...words, ...sites];

/** Pages whose title or address has all words of one of the names. */
const pagesNamed = <Each extends Page>(pages: Each[], slots: Slots): Each[] =>
  pages.filter(({ title, url }) => {
    const label = fold(`${title} ${url}`);
    const isIn = (name: string) =>
      fold(name)
        .split(/\s+/)
        .every((word) => label.includes(word));
    return namesIn(slots).some(isIn);
  });

/** Pages that words name; else those whose title has one of the words, or another form of it, which are only near. */
export function pagesMeant<Each extends Page>(pages: Each[], slots: Slots): { pages: Each[]; isNear: boolean } {
  const named = pagesNamed(pages, slots);
  if (named.length > 0) return { pages: named, isNear: false };
  const said = namesIn(slots).flatMap(wordsOf);
  const isNamed = ({ title }: Page) => wordsOf(title).some((word) => said.some((one) => isForm(one, word)));
  const near = pages.filter(isNamed);
  return { pages: near, isNear: near.length > 0 };
}

function isForm(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared >= forms.stem && Math.max(one.length, other.length) - shared <= forms.ending;
}
