import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import type { CommandLanguage } from '../languages/language.ts';

/** Katakana words. One that hiragana continues may be the start of a verb, as ダブ in ダブった. */
const stretches = /[\p{Script=Katakana}ー]{2,}(?![\p{Script=Katakana}ーっ])/gu;
const shortestMended = 5;
/** The first letter of a kana that was not typed out: "してm", "まとめtて". Behind a particle it may be a name. */
const unfinished =
  /(?<=(?![をはがのにとへも])\p{Script=Hiragana})(?:[a-zａ-ｚ]$|[tｔ](?=[\p{Script=Han}\p{Script=Hiragana}]|タブ|ページ))/giu;

/** Key under which katakana words that look alike are equal: "タプ" and "タブ", "マークダウソ" and "マークダウン". */
const alike = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u3099\u309aー]/g, '')
    .replace(/[ァィゥェォッャュョ]/g, (small) => String.fromCharCode(small.charCodeAt(0) + 1))
    .replace(/ソ/g, 'ン')
    .replace(/ツ/g, 'シ');

/** Katakana words of a language, also by their look-alike key; empty for languages with spaces. */
export function kanaOf({ unspaced, words, together = [] }: CommandLanguage): ReadonlyMap<string, string> {
  const phrases = unspaced ? [...Object.values(words), ...together.map(([, said]) => said)].join('|') : '';
  const known = [...new Set(phrases.match(stretches))].reverse();
  return new Map([...known.map((word) => [alike(word), word] as const), ...known.map((word) => [word, word] as const)]);
}

/**
 * Replaces unknown katakana words by known ones that look alike. `mends`: also short words, hiragana spellings and
 * typing errors. A kana that was not typed out is completed, or left out.
 */
export const withKanaMended = (sentence: string, kana: ReadonlyMap<string, string>, mends: boolean): string =>
  kana.size === 0
    ? sentence
    : inKatakana(
        sentence.replace(unfinished, (typed, at) => (/t|ｔ/i.test(typed) && sentence[at + 1] !== 'て' ? 'て' : '')),
        kana,
        mends,
      ).replace(
        stretches,
        (typed) =>
          kana.get(typed) ??
          (mends || typed.length >= shortestMended ? kana.get(alike(typed)) : undefined) ??
          (mends && typed.length >= shortestMended ? nearest(typed, kana) : undefined) ??
          typed,
      );

const hiragana = (word: string): string =>
  word.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
const shortestLoan = 4;
/** A loan word that in hiragana looks like no other word: ぶっくまーく. */
const unlike = /ー|[ァィゥェォ]|^.{6}/;

/** Replaces known loan words typed in hiragana by katakana: "うぃんどう" by "ウィンドウ". */
const inKatakana = (sentence: string, kana: ReadonlyMap<string, string>, mends: boolean): string =>
  [...new Set(kana.values())]
    .filter((word) => word.length >= shortestLoan && (mends || unlike.test(word)))
    .reduce((text, word) => text.replaceAll(hiragana(word), word), sentence);

const nearest = (typed: string, kana: ReadonlyMap<string, string>): string | undefined =>
  kana.values().find((word) => word.length >= shortestMended && oneErrorApart(typed, word));
