import { isJsonWord } from './json-words.ts';
import { JsonReader } from './reader.ts';

const OPENING = /^[ \t]*(`{3,99}(?!`)|~{3,99}(?!~))(?=[^\n`]*(?:\n|$))[ \t]*([^\s`]*)[^\n`]*(?:\n|$)/gm;

/** Body of the first complete code block with JSON; null if there is none. */
export function extractJSONBlock(text: string): string | null {
  const opening = new RegExp(OPENING);
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    const [, fence = '', word = ''] = open;
    const body = opening.lastIndex;
    const holdsJson = isJsonWord(word) && /^\s*[[{]/.test(text.slice(body, body + 1024));
    const closing = new RegExp(`(?<=^|[\\]}])[ \\t]*${fence}${fence.charAt(0)}*[ \\t\\r]*$`, 'gm');
    closing.lastIndex = holdsJson ? endOfValue(text, body) : body;
    const close = closing.exec(text);
    if (close === null) return null;
    if (holdsJson) return text.slice(body, close.index).trim();
    opening.lastIndex = closing.lastIndex;
  }
  return null;
}

/** End of a JSON value. Fences inside its strings are skipped. */
function endOfValue(text: string, start: number): number {
  const reader = new JsonReader({ note: () => {}, discard: true });
  const end = reader.read(text, start, text.length);
  return reader.done ? end : start;
}
