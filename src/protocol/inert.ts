import { ToolNames } from './names.ts';
import { registrations, syntaxes } from './registry.ts';
import type { Syntax } from './syntax.ts';

const ACTION = /action(\W{1,12})tool_(call|result)/g;
const FENCE = /(`{3,}|~{3,})[ \t]*[\w-]*(?=[^\S\n]*\n\s*(?:[[{/]|\w+\())/g;
/** A line that begins like a function call, or a list of them. */
const CALL_LINE = /^([ \t]*\[?[ \t]*[A-Za-z_][\w.]*)\(/gm;

/** Text that says the same to a reader but is no call, result or control token in any notation that is registered. */
export function makeInert(text: string): string {
  const marks = marksOf(syntaxes());
  const broken = marks === null ? text : text.replace(marks, breakMark);
  return broken.replace(FENCE, '$1text').replace(ACTION, 'action$1tool-$2').replace(CALL_LINE, '$1 (');
}

const breakMark = (mark: string): string =>
  /^\w/.test(mark) ? `${mark.slice(0, -1)} ${mark.slice(-1)}` : `${mark.slice(0, 1)} ${mark.slice(1)}`;

let known: { registrations: number; pattern: RegExp | null } | null = null;

/** One pattern of all marks, made anew only when something was registered. */
function marksOf(all: Syntax[]): RegExp | null {
  const count = registrations();
  if (known?.registrations !== count) known = { registrations: count, pattern: patternOf(all) };
  return known.pattern;
}

function patternOf(all: Syntax[]): RegExp | null {
  const marks = new Set<string>();
  for (const syntax of all) {
    for (const { text } of [...(syntax.openers ?? []), ...(syntax.openersFor?.(new ToolNames([])) ?? [])])
      marks.add(text);
    for (const text of [...(syntax.markup ?? []), ...(syntax.closers ?? [])]) marks.add(text);
    for (const { open } of syntax.results ?? []) marks.add(open);
    for (const { open, close } of syntax.reasoning ?? []) marks.add(open).add(close);
  }
  const texts = [...marks].filter((text) => text.length > 1).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (texts.length === 0) return null;
  return new RegExp(texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'g');
}
