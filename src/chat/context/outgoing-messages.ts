import type { Attachment, CallPart, Message, Part } from '@/src/contract/conversation.ts';
import { type DataKind, type ModelAccess, privateWords } from '@/src/contract/settings.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import { bare, fullAddresses, mapStrings, stringsIn } from './bare-address.ts';
import { attachedKinds, type KindsOf, resultKinds, rowKinds } from './data-kinds.ts';
import { cutsAddresses, hiddenOf, privateResult } from './model-access.ts';

/**
 * The messages as this provider may see them, through which everything is sent. Hidden data is left out, with what
 * another model wrote after seeing it. Addresses are cut wherever the chat repeats them. Words of the user stay.
 */
export function outgoing(messages: readonly Message[], access: ModelAccess, kindsOf: KindsOf): Message[] {
  const secret = secretAddresses(messages, access, kindsOf);
  const swap = (text: string) => secret.reduce((rest, address) => rest.replaceAll(address, bare(address)), text);
  /** The kinds of data left out so far, by turn. */
  const left = new Map<string, DataKind[]>();
  return messages.map((message) => {
    if (message.role === 'user') return userMessage(message, access);
    const before = left.get(message.turn) ?? [];
    const hidden = [...before, ...message.parts.flatMap((part) => leftOut(part, access, kindsOf))];
    left.set(message.turn, hidden);
    const parts = message.parts.map((part) =>
      part.type === 'call' ? callPart(part, access, kindsOf, before.length > 0) : part,
    );
    const said = before.length > 0 ? withoutProse(parts, before) : parts;
    return { ...message, parts: secret.length > 0 ? said.map((part) => mapModelText(part, swap)) : said };
  });
}

/** The kinds of data that a part contains and the provider may not see. A refusal contains nothing. */
function leftOut(part: Part, access: ModelAccess, kindsOf: KindsOf): DataKind[] {
  if (part.type !== 'call') return [];
  const hidden = hiddenOf(resultKinds(part, kindsOf), access);
  return part.result?.error === privateWords(hidden) ? [] : hidden;
}

function callPart(part: CallPart, access: ModelAccess, kindsOf: KindsOf, derived: boolean): CallPart {
  const kinds = resultKinds(part, kindsOf);
  const hidden = hiddenOf(kinds, access);
  const shown = omit(part, 'reasoning');
  const safe = derived || hidden.length > 0 ? { ...shown, raw: '', call: { ...part.call, arguments: {} } } : part;
  if (!part.result) return safe;
  if (hidden.length > 0) return { ...safe, result: privateResult(hidden) };
  return cutsAddresses(access.addresses, kinds)
    ? { ...safe, result: mapStrings(part.result, bare) as ToolResult }
    : safe;
}

/** Replaces the text of a round that was written from hidden data by a note. */
function withoutProse(parts: Part[], hidden: DataKind[]): Part[] {
  const calls = parts.filter((part) => part.type === 'call');
  return [{ type: 'text', text: `(Left out here. ${privateWords([...new Set(hidden)])})` }, ...calls];
}

/** A part that a model wrote, with `swap` applied to every string of it. */
function mapModelText(part: Part, swap: (text: string) => string): Part {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return { ...part, text: swap(part.text) };
    case 'call':
      return {
        ...part,
        raw: swap(part.raw),
        call: { ...part.call, arguments: mapStrings(part.call.arguments, swap) as CallPart['call']['arguments'] },
        ...(part.reasoning === undefined ? {} : { reasoning: swap(part.reasoning) }),
      };
    case 'call-error':
      return { ...part, raw: swap(part.raw), message: swap(part.message), suggestion: swap(part.suggestion) };
    case 'chips':
      return part;
    default:
      return part satisfies never;
  }
}

function userMessage(message: Message, access: ModelAccess): Message {
  const { attached } = message;
  const shown = message.selected?.filter((row) => hiddenOf(rowKinds(row), access).length === 0);
  const selected = shown?.map((row) =>
    cutsAddresses(access.addresses, rowKinds(row)) ? (mapStrings(row, bare) as typeof row) : row,
  );
  return {
    ...message,
    ...(attached && { attached: attached.map((one) => attachment(one, access)) }),
    ...(selected && { selected }),
  };
}

function attachment(one: Attachment, access: ModelAccess): Attachment {
  const kinds = attachedKinds(one);
  const { id, kind, grade, mark } = one;
  if (hiddenOf(kinds, access).length > 0)
    return { id, kind, grade, title: '', source: '', text: privateWords(kinds), ...(mark ? { mark } : {}) };
  return cutsAddresses(access.addresses, kinds) ? (mapStrings(one, bare) as Attachment) : one;
}

/** The addresses that must not be sent whole, the longest first so that none is cut inside another. */
function secretAddresses(messages: readonly Message[], access: ModelAccess, kindsOf: KindsOf): string[] {
  const keeps = (kinds: readonly DataKind[]) =>
    hiddenOf(kinds, access).length > 0 || cutsAddresses(access.addresses, kinds);
  const held = messages.flatMap(({ parts, attached = [], selected = [] }) => [
    ...parts.flatMap((part) => (part.type === 'call' && keeps(resultKinds(part, kindsOf)) ? [part.result] : [])),
    ...attached.filter((one) => keeps(attachedKinds(one))),
    ...selected.filter((row) => keeps(rowKinds(row))),
  ]);
  const addresses = new Set(held.flatMap(stringsIn).flatMap(fullAddresses));
  return [...addresses].sort((a, b) => b.length - a.length);
}
