import type { Message } from '@/src/contract/conversation.ts';
import type { ParsedCall } from '@/src/contract/protocol.ts';
import { attachedWords } from './attachment-text.ts';
import { foreignPastes } from './foreign-pastes.ts';
import { textOf } from './parts.ts';

/**
 * True for a call that only repeats a text of others, and never runs. White space does not count. `imported`: messages
 * of others, by id.
 */
export function isQuoted(
  call: Pick<ParsedCall, 'name' | 'arguments' | 'raw'>,
  messages: Message[],
  imported: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
  isRead: (tool: string) => boolean = () => false,
): boolean {
  if (Object.keys(call.arguments).length === 0) return false;
  if (!isRead(call.name) && isMadeIn(messages, imported, call)) return true;
  const sources = [fold(call.raw), unfenced(call)].filter((source) => source !== '');
  return [...textsOfOthers(messages, imported)].some((text) => {
    const folded = fold(text);
    return sources.some((source) => folded.includes(source));
  });
}

/** True if an imported message contains this call. Reads may be repeated. */
const isMadeIn = (
  messages: Message[],
  imported: { has(id: string): boolean },
  { name, arguments: args }: Pick<ParsedCall, 'name' | 'arguments'>,
): boolean =>
  messages
    .flatMap(({ id, parts }) => (imported.has(id) ? parts : []))
    .flatMap((part) => (part.type === 'call' ? part.call : []))
    .some((call) => call.name === name && JSON.stringify(call.arguments) === JSON.stringify(args));

const fold = (text: string): string => text.replace(/\s+/g, '');

/** The call without its fence, as a page may show it. */
function unfenced({ name, raw }: Pick<ParsedCall, 'name' | 'raw'>): string {
  const body = fold(raw.slice(raw.indexOf('{'), raw.lastIndexOf('}') + 1));
  return body.includes(name) ? body : '';
}

function* textsOfOthers(messages: Message[], imported: { has(id: string): boolean }): Generator<string> {
  for (const message of messages) {
    const theirs = imported.has(message.id);
    if (theirs) yield textOf(message.parts);
    if (theirs) yield* message.parts.flatMap((part) => (part.type === 'call-error' ? part.raw : []));
    yield* foreignPastes(message);
    yield* (message.attached ?? []).map(attachedWords);
    for (const part of message.parts) {
      if (part.type === 'call' && (theirs || part.mark !== undefined))
        yield* stringsIn([part.result?.data, part.result?.error]);
    }
  }
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* stringsIn(one);
}
