import type { When } from './command-frame.ts';
import type { Language } from './language.ts';
import type { ReadToken } from './template.ts';
import { stem } from './template.ts';

/** Times on the clock, such as "5pm". */
export const clock = /^\d{1,2}(?::\d\d)?(?:am|pm)$/;

const articles = new Set(
  'a an the one last past this of whole full or more so like about around some roughly approximately nearly almost maybe'.split(
    ' ',
  ),
);

function numberOf(word: string, language: Language): number | undefined {
  const digits = /^(\d{1,5})\+?$/.exec(word)?.[1];
  if (digits) return Number(digits);
  return Object.hasOwn(language.numbers, word) ? language.numbers[word] : undefined;
}

/** Length of time in days: "2 weeks", "half a year", "ages". Hours are fractions. Null for anything else. */
export function readAge(tokens: ReadToken[], language: Language): number | null {
  const words = tokens.map(({ word, fixed, short }) => stem(short && fixed !== undefined ? fixed : word));
  const joined = words.join(' ');
  if (joined === 'today' || joined === 'yesterday' || joined === 'a while')
    return joined === 'today' ? 1 : joined === 'yesterday' ? 2 : 14;
  if (
    /^(?:age|forever|a long time|long|very long|a very long time|quite a while|long while|a long while)$/.test(joined)
  )
    return 30;
  const glued = /^(\d{1,4})(h|hr|hour|d|day|w|wk|week|m|mo|month|y|yr|year)$/.exec(joined);
  if (glued)
    return Number(glued[1]) * { h: 1 / 24, d: 1, w: 7, m: 30, y: 365 }[glued[2]![0] as 'h' | 'd' | 'w' | 'm' | 'y'];
  let amount = 1;
  let unit: number | undefined;
  for (const word of words) {
    const number = numberOf(word, language);
    if (unit === undefined && number !== undefined) amount *= number;
    else if (unit === undefined && Object.hasOwn(language.units, word)) unit = language.units[word];
    else if (!articles.has(word)) return null;
  }
  if (unit === undefined) return null;
  const days = amount * unit;
  return days < 1 ? days : Math.round(days);
}

/**
 * A named day, week, month or year: "last week", "on Tuesday", "in March 2024", "the past 3 days". Null for anything
 * else.
 */
export function readWhen(tokens: ReadToken[], language: Language): When | null {
  const words = tokens.map((token) => stem(token.fixed ?? token.word));
  const [first = '', second = ''] = words;
  const only = words.length === 1;
  if (only && (first === 'today' || first === 'yesterday')) return { kind: 'day', ago: first === 'today' ? 0 : 1 };
  if (
    /^(?:this (?:morning|afternoon|evening)|tonight|earlier today|yesterday (?:morning|afternoon))$/.test(
      words.join(' '),
    )
  ) {
    return { kind: 'day', ago: /^(?:last|yesterday)/.test(first) ? 1 : 0 };
  }
  if (/^(?:last night|yesterday (?:evening|night))$/.test(words.join(' '))) return { kind: 'night', ago: 1 };
  if (/^(?:a )?(?:few|couple|couple of|some) day ago$/.test(words.join(' '))) return { kind: 'days', back: 7 };
  if (/^(?:the )?day before yesterday$/.test(words.join(' '))) return { kind: 'day', ago: 2 };
  if (words.join(' ') === 'the other day' || words.join(' ') === 'other day') return { kind: 'days', back: 7 };
  if (only && /^(?:recent|recently|latest|newest|lately|new)$/.test(first)) return { kind: 'recent' };
  if (only && /^20\d\d$/.test(first)) return { kind: 'in-year', year: Number(first) };
  const weekday = language.weekdays.indexOf(only ? first : first === 'last' && words.length === 2 ? second : '');
  if (weekday >= 0) return { kind: 'weekday', day: weekday };
  const month = language.months.findIndex((name) => name === first || (name === second && first === 'last'));
  if (month >= 0 && (only || first === 'last')) return { kind: 'in-month', month: month + 1 };
  if (month >= 0 && words.length === 2 && /^20\d\d$/.test(second)) {
    return { kind: 'in-month', month: month + 1, year: Number(second) };
  }
  if (words.length === 2 && (first === 'this' || first === 'last' || first === 'current' || first === 'previous')) {
    const ago = first === 'this' || first === 'current' ? 0 : 1;
    if (second === 'day') return ago === 0 ? { kind: 'day', ago } : { kind: 'days', back: 1 };
    if (second === 'week' || second === 'month' || second === 'year') return { kind: second, ago };
  }
  if (words.at(-1) === 'ago' && words.length > 1) {
    const back = readAge(tokens.slice(0, -1), language);
    return back === null ? null : { kind: 'day', ago: back };
  }
  if ((first === 'last' || first === 'past') && words.length > 1) {
    const back = readAge(tokens.slice(1), language);
    return back === null ? null : { kind: 'days', back };
  }
  return null;
}

const inTime = new Set(['on', 'in', 'during', 'from', 'since']);
/** Words after which only a time can follow. */
const timeLeads = new Set([
  'last',
  'past',
  'this',
  'previous',
  'on',
  'in',
  'during',
  'since',
  'from',
  'earlier',
  'the',
]);
const bareWords = new Set(['weekday', 'in-month', 'in-year', 'recent']);
const withoutArticle = (tokens: ReadToken[]): ReadToken[] => (tokens[0]?.word === 'the' ? tokens.slice(1) : tokens);

/**
 * True if a phrase ends in a time ("heat pumps last week", "visas on Monday"). A bare day may be part of a name: "Black
 * Friday".
 */
export const endsInTime = (tokens: ReadToken[], language: Language): boolean =>
  (tokens.length > 1 && (timeLeads.has(tokens.at(-1)!.word) || readWhen(tokens, language) !== null)) ||
  tokens.some((token, at) => {
    if (at === 0 || token.kind !== 'word') return false;
    const leads = inTime.has(token.word);
    const tail = withoutArticle(tokens.slice(leads ? at + 1 : at));
    const when = readWhen(tail, language);
    if (when) return leads || tail.length > 1 || !bareWords.has(when.kind);
    return tail.length === 2 && numberOf(tail[0]!.word, language) !== undefined && readAge(tail, language) !== null;
  });
