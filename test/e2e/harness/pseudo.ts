import IntlMessageFormat from 'intl-messageformat';
import english from '../../../public/_locales/en/messages.json' with { type: 'json' };
import type { Messages } from './language.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const hebrew = 'אבגדהוזחטיכלמנסעפצקרשתךםןף';

/**
 * The English messages in a language that nobody speaks: every letter is a Hebrew one, so that a Latin one gives away
 * what is no message, and each vowel stands twice, which makes words longer by about two fifths. Parameters and plurals
 * are whole.
 */
export function pseudo(code: string): Messages {
  const said = Object.entries(english).map(([key, { message }]) => [key, { message: inHebrew(message) }]);
  return { ...Object.fromEntries(said), i18n_language: { message: code } };
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function inHebrew(source: string): string {
  const options = { ignoreTag: true, captureLocation: true };
  const literals = literalsOf(new IntlMessageFormat(source, 'en', undefined, options).getAst());
  return literals.reduceRight(
    (done, [start, end]) => done.slice(0, start) + lettersOf(source.slice(start, end)) + done.slice(end),
    source,
  );
}

/** Start and end of the texts between parameters, in order. */
function literalsOf(elements: readonly Element[]): [start: number, end: number][] {
  return elements.flatMap((element): [number, number][] => {
    if ('options' in element) return Object.values(element.options).flatMap((option) => literalsOf(option.value));
    if (element.type !== 0 || !element.location) return [];
    return [[element.location.start.offset, element.location.end.offset]];
  });
}

/** Replaces the letters of words. Placeholders of a prompt (`{{page}}`) stay. */
const lettersOf = (words: string): string =>
  words.replace(/\{\{\w+\}\}|[aeiou]|[a-z]/gi, (found) => {
    if (found.length > 1) return found;
    const letter = hebrew[latin.indexOf(found.toLowerCase())] ?? '';
    return /[aeiou]/i.test(found) ? letter.repeat(2) : letter;
  });
