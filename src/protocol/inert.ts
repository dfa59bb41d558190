import type { Syntax } from './scan/syntax.ts';
import { registrations, syntaxes } from './syntax-registry.ts';

const ACTION = /action(\W{1,12})tool_(call|result)/g;
/** Code fence without a word, directly before something like a call. */
const BARE_FENCE = /((?<!`)`{3,}|(?<!~)~{3,})(?=[ \t]*\r?\n\s*(?:\{|\[\s*\{|\/\/))/g;
/** Line, also in a list, that begins like function calls or a message to a tool. */
const CALL_LINE = /^([ \t\d.)*+-]*(?:(?:\[[ \t]*)?[A-Za-z_][\w.]*(?=\()|to(?==)|call(?=:[\w.-]+\{)))/gm;

/** Changes text so that it reads the same but is no call, result or control token. Linear in its length. */
export function makeInert(text: string): string {
  const { marks, fences } = patterns();
  return text
    .replace(marks, breakMark)
    .replace(fences, '$1text')
    .replace(BARE_FENCE, '$1text')
    .replace(ACTION, 'action$1tool-$2')
    .replace(CALL_LINE, '$1 ');
}

/** Breaks a mark with blanks, also where another mark begins inside it. */
const breakMark = (mark: string): string =>
  /^\w/.test(mark)
    ? `${mark.slice(0, -1)} ${mark.slice(-1)}`
    : `${mark.slice(0, 1)} ${mark.slice(1).replaceAll('<', '< ')}`;

let known = { count: 0, marks: /(?!)/, fences: /(?!)/ };

/** Patterns for everything registered; cached until something is registered. */
function patterns(): typeof known {
  const count = registrations();
  if (known.count !== count) {
    const all = syntaxes();
    const words = all.flatMap((syntax) => (syntax.fences ?? []).flatMap((fence) => fence.words));
    known = {
      count,
      marks: new RegExp(anyOf(all.flatMap(marksOf)), 'g'),
      fences: new RegExp(`((?<!\`)\`{3,}|(?<!~)~{3,})[ \\t]*(?:${anyOf(words)})\\b`, 'gi'),
    };
  }
  return known;
}

function marksOf(syntax: Syntax): string[] {
  const marks = [
    ...(syntax.openers ?? []).map(({ text }) => text),
    ...(syntax.markup ?? []),
    ...(syntax.edges ?? []),
    ...(syntax.closers ?? []),
    ...(syntax.wrappers ?? []).flatMap(({ open, close }) => [open, close]),
    ...(syntax.results ?? []).map(({ open }) => open),
    ...(syntax.resultTokens ?? []),
    ...(syntax.reasoning ?? []).flatMap(({ open, close }) => [open, close]),
  ];
  // A single ASCII character is no mark. Objects that could be calls are made harmless by their key `action`.
  return marks.filter((text) => text.length > 1 || text > '\u007f');
}

/** Source that matches the longest of the texts; there must be at least one. */
function anyOf(texts: string[]): string {
  const unique = [...new Set(texts)]
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return unique.map(pattern).join('|');
}

/** Source that matches a text in any spelling of its bars and blanks. */
const pattern = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}]/g, '\\$&')
    .replaceAll('|', '[|｜‖]+')
    .replaceAll('_', '[_▁]');
