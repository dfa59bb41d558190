import IntlMessageFormat, { type Formatters } from 'intl-messageformat';
import type { Text } from '@/src/contract/text.ts';
import { Foreign } from '@/src/text/clean-foreign.ts';
import { once } from '@/src/text/once.ts';

export { cleanForeign, Foreign } from '@/src/text/clean-foreign.ts';

/** A part of a rendered message: our own text, or a string parameter. */
export type Piece = string | Foreign;

export interface I18n {
  /** BCP 47 tag. */
  locale: string;
  /** The name of its language, in that language. */
  language(): string;
  direction: 'ltr' | 'rtl';
  /** Renders a message: its key if it is missing, its source if it fails. Never throws. */
  say(text: Text): string;
  /** Renders a message in parts, with its string parameters apart. */
  pieces(text: Text): Piece[];
  /** Separator of two sentences: a space, or nothing in languages without one. */
  sentenceGap: string;
  /** A sentence after a colon; many languages begin it in lower case. */
  afterColon(sentence: string): string;
  number(value: number): string;
  /** Seconds, with one decimal below ten: "0.4s", "12s"; very short times in milliseconds, "12ms". */
  seconds(milliseconds: number): string;
  /** "14:20" today, "20 Nov, 14:20" this year, with the year before that. */
  date(at: number, now: number): string;
  /** Time since then in words: "now", "3 min ago", "yesterday". */
  ago(at: number, now: number): string;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * Reads messages (ICU MessageFormat) through `lookUp`, which gives '' for a missing one. `browserLanguage` (BCP 47)
 * decides how dates and numbers are written if the messages are in that language, else theirs does. `shape` has the
 * last word on how a date or time is written.
 */
export function createI18n(
  lookUp: (key: string) => string,
  browserLanguage: string,
  shape: (formatted: string) => string = (formatted) => formatted,
): I18n {
  const written = lookUp('i18n_language') || browserLanguage;
  const understood = areOneLanguage(written, browserLanguage);
  const locale = understood ? browserLanguage : written;
  const parsed = new Map<string, IntlMessageFormat | string>();
  class ShapedDateFormat extends Intl.DateTimeFormat {
    override format(at?: Date | number): string {
      return shape(super.format(at));
    }
  }
  const dateFormat = perOptions((options?: Intl.DateTimeFormatOptions) => new ShapedDateFormat(locale, options));
  const numberFormat = perOptions((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const plurals = perOptions((options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));
  const formatters: Formatters = {
    getNumberFormat: (_, options) => numberFormat(options),
    getDateTimeFormat: (_, options) => dateFormat(options),
    getPluralRules: (_, options) => plurals(options),
  };
  // Formats are created on first use, since a page starts without most of them.
  const duration = (value: number, unit: 'second' | 'millisecond', digits: number): string => {
    const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return shape(numberFormat({ style: 'unit', unit, unitDisplay: 'narrow', ...exactly }).format(value));
  };
  // English "a, b", German "a und b", Chinese "a、b".
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }));

  function message(key: string): IntlMessageFormat | string {
    const known = parsed.get(key);
    if (known !== undefined) return known;
    const fresh = parse(lookUp(key) || key, locale, formatters);
    parsed.set(key, fresh);
    return fresh;
  }

  function pieces(text: Text): Piece[] {
    if (text.plain !== undefined && lookUp(text.key) === '') return [new Foreign(text.plain)];
    const format = message(text.key);
    try {
      const whole = typeof format === 'string' ? [format] : filled(format, text.params);
      return text.part ? asPart(whole, text.part) : whole;
    } catch {
      return [lookUp(text.key)];
    }
  }

  function filled(format: IntlMessageFormat, params: Text['params'] = {}): Piece[] {
    const values = Object.entries(params).map(([name, value]) => [name, parameter(value)]);
    return format.formatToParts<Foreign | Piece[]>(Object.fromEntries(values)).flatMap((part) => part.value);
  }

  const small = (sentence: string): string =>
    lookUp('i18n_after_colon') === 'keep' ? sentence : sentence.charAt(0).toLocaleLowerCase(locale) + sentence.slice(1);

  function asPart(whole: Piece[], part: NonNullable<Text['part']>): Piece[] {
    const end = whole.findIndex((piece) => typeof piece === 'string' && /[?？]/.test(piece));
    const last = whole[end];
    const kept = typeof last === 'string' ? [...whole.slice(0, end), last.split(/[?？]/, 1)[0] ?? ''] : whole;
    const [first, ...rest] = kept;
    return part === 'next' && typeof first === 'string' ? [small(first), ...rest] : kept;
  }

  function parameter(value: NonNullable<Text['params']>[string]): number | Foreign | Piece[] {
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) return list(value);
    return typeof value === 'string' ? new Foreign(value) : pieces(value);
  }

  function list(items: (string | Text)[]): Piece[] {
    const shown = items.map((item) => (typeof item === 'string' ? [new Foreign(item)] : pieces(item)));
    const places = lists().formatToParts(shown.map((_, at) => String(at)));
    return places.flatMap(({ type, value }) => (type === 'element' ? (shown[Number(value)] ?? []) : value));
  }

  return {
    locale,
    language: () => {
      const { language } = new Intl.Locale(locale);
      return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
    },
    direction: understood && lookUp('@@bidi_dir') === 'rtl' ? 'rtl' : 'ltr',
    sentenceGap: /^(?:zh|ja)\b/.test(locale) ? '' : ' ',
    pieces,
    say: (text) => pieces(text).join(''),
    afterColon: small,
    number: (value) => numberFormat().format(value),
    seconds(milliseconds) {
      if (milliseconds < 100) return duration(Math.round(milliseconds), 'millisecond', 0);
      return duration(milliseconds / 1000, 'second', milliseconds < 9_950 ? 1 : 0);
    },
    date(at, now) {
      const [then, today] = [new Date(at), new Date(now)];
      const { hour12 } = dateFormat({ hour: 'numeric' }).resolvedOptions();
      const time = { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const;
      const day = { day: 'numeric', month: 'short' } as const;
      if (then.toDateString() === today.toDateString()) return dateFormat(time).format(then);
      const sameYear = then.getFullYear() === today.getFullYear();
      return dateFormat(sameYear ? { ...day, ...time } : { ...day, year: 'numeric' }).format(then);
    },
    ago(at, now) {
      // Less than a minute ago is given as 0 seconds, which languages write as "now".
      const [unit, size] = units.find(([, length]) => Math.abs(now - at) >= length) ?? ['second', Infinity];
      return shape(relative().format(Math.round((at - now) / size), unit));
    },
  };
}

/** Makes a function that gives the format for a set of options, made once for each set. */
function perOptions<Options, Format>(make: (options?: Options) => Format): (options?: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options) ?? '';
    const format = made.get(key) ?? make(options);
    made.set(key, format);
    return format;
  };
}

/** True for `en` and `en-GB`, false for `zh-CN` and `zh-TW`, which are written differently. */
function areOneLanguage(one: string, other: string): boolean {
  const [a, b] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
  return a.language === b.language && a.script === b.script;
}

/** Matches characters with a meaning in ICU MessageFormat. A message without any needs no parsing. */
const meaning = /[{}']/;

/** Parses a message; one that is not valid ICU stays as it is. */
function parse(source: string, locale: string, formatters: Formatters): IntlMessageFormat | string {
  if (!meaning.test(source)) return source;
  try {
    return new IntlMessageFormat(source, locale, undefined, { ignoreTag: true, formatters });
  } catch {
    return source;
  }
}
