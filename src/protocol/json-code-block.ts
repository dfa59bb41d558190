import { JsonReader } from './json/reader.ts';

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*$/;
const WORDS = new Set(['', 'json', 'jsonc', 'json5', 'tool_call']);

/** The body of the first complete code block that holds JSON; null if there is none. */
export function extractJSONBlock(text: string): string | null {
  let start = 0;
  while (start < text.length) {
    const opening = OPENING.exec(lineAt(text, start));
    const body = nextLine(text, start);
    if (opening === null) {
      start = body;
      continue;
    }
    const fence = opening[2]!;
    const json = WORDS.has(opening[3]!.toLowerCase()) && /^\s*[[{]/.test(text.slice(body, body + 1024));
    const end = closingLine(text, json ? endOfValue(text, body) : body, fence);
    if (json && end !== null) return text.slice(body, end).trim();
    start = end === null ? text.length : nextLine(text, end);
  }
  return null;
}

/** Where the JSON value ends, so that a fence inside one of its strings closes nothing. */
function endOfValue(text: string, start: number): number {
  const reader = new JsonReader({ note: () => {}, discard: true });
  const end = reader.read(text, start, text.length);
  return reader.done ? end : start;
}

/** The offset of the closing fence at or after `start`. */
function closingLine(text: string, start: number, fence: string): number | null {
  for (let line = start; line < text.length; line = nextLine(text, line)) {
    const blank = /^[ \t]*/.exec(lineAt(text, line))![0].length;
    const rest = lineAt(text, line).trim();
    if (rest.length >= fence.length && rest === fence[0]!.repeat(rest.length)) return line + blank;
  }
  return null;
}

const lineAt = (text: string, start: number): string => text.slice(start, nextLine(text, start)).replace(/\r?\n$/, '');

function nextLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end + 1;
}
