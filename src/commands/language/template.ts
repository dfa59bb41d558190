import type { Slots } from './command-frame.ts';
import type { Token } from './word-tokens.ts';

/** A token with the keyword that it is probably a misspelling of. */
export interface ReadToken extends Token {
  fixed?: string;
  /** True if it is a short form of `fixed` and no typing error. */
  short?: true;
}

/** Result of a capture; null if the tokens do not fit. `next`: index after them. */
export type Capture = (tokens: ReadToken[], next?: ReadToken) => Slots | null;

type Part =
  | { kind: 'words'; alternatives: string[][]; optional: boolean }
  | { kind: 'capture'; name: string; optional: boolean };

/**
 * A phrase of the language, as in `in|from group {group}`. `?` follows an optional part, `_` joins several words, `!`
 * follows a word that must be plural.
 */
export type Template = Part[];

/** Captures that templates may use, and the limits of names. */
export interface TemplateRules {
  captures: Record<string, Capture>;
  /** True if a name ends at this token. */
  ends(token: ReadToken): boolean;
}

export interface TemplateMatch {
  length: number;
  slots: Slots;
  corrected: boolean;
}

/** Parses a template from the language data. `classes` are named alternatives, written `<used>`. */
export function template(source: string, classes: Record<string, string>): Template {
  return source.split(' ').map((piece) => {
    const optional = piece.endsWith('?');
    const body = optional ? piece.slice(0, -1) : piece;
    if (body.startsWith('{')) return { kind: 'capture', name: body.slice(1, -1), optional };
    const spelled = body.replace(/<(\w+)>/g, (_, name: string) => classes[name] ?? name);
    const compared = (word: string) => (word.endsWith('!') ? word : stem(word));
    return { kind: 'words', alternatives: spelled.split('|').map((words) => words.split('_').map(compared)), optional };
  });
}

/** All literal words of a template, unstemmed ones as they stand in the data. */
export const templateWords = (source: string, classes: Record<string, string>): string[] =>
  source.replace(/<(\w+)>/g, (_, name: string) => classes[name] ?? name).match(/(?<![{\w])[\p{L}'-]{2,}(?![\w}])/gu) ??
  [];

const unchanged = new Set([
  'this',
  'news',
  'always',
  'perhaps',
  'does',
  'was',
  'has',
  'its',
  'docs',
  'aws',
  'ios',
  'yes',
]);

/** The word without a plural ending. Only for comparing. */
export function stem(word: string): string {
  if (word.length < 4 || unchanged.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The form of a token that is compared. */
export const keyword = (token: ReadToken): string => stem(token.fixed ?? token.word);

/** Longest match of a template at a position; null if there is none. */
export function matchTemplate(
  parts: Template,
  tokens: ReadToken[],
  at: number,
  rules: TemplateRules,
): TemplateMatch | null {
  return matchFrom(parts, 0, tokens, at, at, rules);
}

function matchFrom(
  parts: Template,
  index: number,
  tokens: ReadToken[],
  at: number,
  start: number,
  rules: TemplateRules,
): TemplateMatch | null {
  const part = parts[index];
  if (!part) return { length: at - start, slots: {}, corrected: false };
  const found =
    part.kind === 'words'
      ? matchWords(part.alternatives, parts, index, tokens, at, start, rules)
      : matchCapture(part.name, parts, index, tokens, at, start, rules);
  return found ?? (part.optional ? matchFrom(parts, index + 1, tokens, at, start, rules) : null);
}

function matchWords(
  alternatives: string[][],
  parts: Template,
  index: number,
  tokens: ReadToken[],
  at: number,
  start: number,
  rules: TemplateRules,
): TemplateMatch | null {
  let best: TemplateMatch | null = null;
  for (const words of alternatives) {
    let corrected = false;
    const fits = words.every((word, offset) => {
      const token = tokens[at + offset];
      if (!token || (token.kind !== 'word' && token.kind !== 'mark')) return false;
      if (word.endsWith('!') ? `${token.fixed ?? token.word}!` !== word : keyword(token) !== word) return false;
      corrected ||= token.fixed !== undefined && !token.short;
      return true;
    });
    if (!fits) continue;
    const rest = matchFrom(parts, index + 1, tokens, at + words.length, start, rules);
    if (rest && (!best || rest.length > best.length)) best = { ...rest, corrected: rest.corrected || corrected };
  }
  return best;
}

function matchCapture(
  name: string,
  parts: Template,
  index: number,
  tokens: ReadToken[],
  at: number,
  start: number,
  rules: TemplateRules,
): TemplateMatch | null {
  const capture = rules.captures[name];
  if (!capture) throw new Error(`no capture ${name}`);
  let end = at;
  while (end < tokens.length && (end === at || !rules.ends(tokens[end]!))) end++;
  const last = parts.slice(index + 1).every((part) => part.optional);
  // A capture at the end takes all it can; one before further words as little as it must.
  const lengths = Array.from({ length: end - at }, (_, i) => (last ? end - at - i : i + 1));
  for (const length of lengths) {
    const slots = capture(tokens.slice(at, at + length), tokens[at + length]);
    if (!slots) continue;
    const rest = matchFrom(parts, index + 1, tokens, at + length, start, rules);
    if (rest) return { ...rest, slots: { ...slots, ...rest.slots } };
  }
  return null;
}

/** Length of the longest template that fits at a place, in tokens; 0 if none does. */
export const lengthAt = (templates: Template[], tokens: ReadToken[], at: number, rules: TemplateRules): number =>
  Math.max(0, ...templates.map((parts) => matchTemplate(parts, tokens, at, rules)?.length ?? 0));

/** Words of the language as tokens. */
export const wordsOf = (words: string): ReadToken[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ raw: word, word, kind: 'word' }));
