import type { Protocol, ProtocolEvent } from '@/src/contract/protocol.ts';
import type { RecordedRound } from '@/src/contract/round.ts';
import { omit } from '@/src/text/omit.ts';

/**
 * Kind of a parsed part. `markup`: syntax around a part, not shown; `unread`: everything after the first call, if a
 * reply may hold only one.
 */
export type MarkType = 'text' | 'reasoning' | 'call' | 'call-error' | 'markup' | 'unread';

/** Part of a reply. `start` and `end` are UTF-16 offsets into its text. */
export interface Mark {
  type: MarkType;
  start: number;
  end: number;
  source: string;
  /** True if the API sent it in a separate field and not in the text. */
  beside?: true;
  /** Name of the called tool, or the reason why the call could not be read. */
  name?: string;
  arguments?: Record<string, unknown>;
  syntax?: string;
  repairs?: string[];
}

/** Ways to feed a text to the parser. */
export const chunkings = {
  whole: (text: string) => [text],
  lines: (text: string) => text.split(/(?<=\n)/),
  sevens: (text: string) => text.match(/.{1,7}/gs) ?? [],
  characters: (text: string) => text.split(''),
};
export type Chunking = keyof typeof chunkings;

/**
 * Parses a recorded reply again, with the syntax that was used when it came if `syntax` is null. A reply without an end
 * counts as cut.
 */
export function readReply(
  { createParser }: Pick<Protocol, 'createParser'>,
  { reply, parser: asRead, several }: Pick<RecordedRound, 'reply' | 'parser' | 'several'>,
  { syntax, chunking }: { syntax: string | null; chunking: Chunking },
): Mark[] {
  const parser = createParser(syntax === null ? asRead : { ...omit(asRead, 'syntax'), syntaxes: [syntax] });
  let raw = '';
  const events: ProtocolEvent[] = [];
  const beside: Mark[] = [];
  for (const piece of reply.pieces) {
    switch (piece.type) {
      case 'text':
        for (const chunk of chunkings[chunking](piece.text)) events.push(...parser.push(chunk));
        raw += piece.text;
        break;
      case 'native':
        events.push(...parser.pushNative(piece.delta));
        break;
      case 'reasoning':
        beside.push({ type: 'reasoning', start: raw.length, end: raw.length, source: piece.text, beside: true });
        break;
      default:
        piece satisfies never;
    }
  }
  events.push(...parser.end(reply.end?.finish ?? 'aborted'));
  const marks = [...beside, ...events.flatMap((event) => marksOf(event, raw))].sort((a, b) => a.start - b.start);
  return joined(several ? marks : upToFirstCall(marks));
}

function marksOf(event: ProtocolEvent, raw: string): Mark[] {
  switch (event.type) {
    case 'text':
    case 'reasoning':
      return aroundMarkup(event, raw.slice(event.start, event.end));
    case 'call-start':
    case 'call-delta':
      return [];
    case 'call': {
      const { type, name, syntax, repairs, arguments: given } = event;
      return [{ type, name, syntax, repairs, arguments: given, ...place(event, raw) }];
    }
    case 'call-error':
      return [{ type: event.type, name: event.code, syntax: event.syntax, ...place(event, raw) }];
    default:
      return event satisfies never;
  }
}

function place({ start, end, raw: own }: { start: number; end: number; raw: string }, raw: string) {
  const span = { start, end, source: start === end ? own : raw.slice(start, end) };
  return start === end ? { ...span, beside: true as const } : span;
}

/** Widens a span by the markup around its text. */
function aroundMarkup(
  { type, text, start, end }: { type: MarkType; text: string; start: number; end: number },
  source: string,
): Mark[] {
  const at = text === '' ? -1 : source.indexOf(text);
  if (at < 0) return start === end ? [] : [{ type: text === '' ? 'markup' : type, start, end, source }];
  const cut = (type: MarkType, from: number, to: number): Mark[] =>
    from === to ? [] : [{ type, start: start + from, end: start + to, source: source.slice(from, to) }];
  return [
    ...cut('markup', 0, at),
    ...cut(type, at, at + text.length),
    ...cut('markup', at + text.length, source.length),
  ];
}

/** Drops everything after the first call, if only one call is allowed. */
function upToFirstCall(marks: Mark[]): Mark[] {
  const first = marks.findIndex(({ type }) => type === 'call');
  if (first < 0) return marks;
  return marks.map((mark, index) =>
    index <= first ? mark : { type: 'unread', start: mark.start, end: mark.end, source: mark.source },
  );
}

function joined(marks: Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const mark of marks) {
    const last = all.at(-1);
    const one = last && last.type === mark.type && !last.beside && !mark.beside && mark.name === undefined;
    if (one && last.name === undefined)
      all[all.length - 1] = { ...last, end: mark.end, source: last.source + mark.source };
    else all.push(mark);
  }
  return all;
}

/** Compares two parses. */
export const sameReading = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
