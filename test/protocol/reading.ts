import type { ParserFinish, ParserOptions, ProtocolEvent } from '@/src/contract/protocol.ts';
import { createResponseParser } from '../../src/protocol/index.ts';

/** All events of a text that came in these pieces. */
export function readPieces(pieces: string[], options?: ParserOptions, finish?: ParserFinish): ProtocolEvent[] {
  const parser = createResponseParser(options);
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end(finish)];
}

/** Parts of a reading that must be the same wherever the text was cut. */
export function digest(events: ProtocolEvent[]) {
  const joined = (type: 'text' | 'reasoning') =>
    events.map((event) => (event.type === type ? event.text : '')).join('');
  return {
    text: joined('text'),
    reasoning: joined('reasoning'),
    calls: events.filter((event) => event.type === 'call'),
    errors: events.filter((event) => event.type === 'call-error'),
  };
}

/** Lists gaps and overlaps between the spans of the events; empty if they cover the text exactly. */
export function untiled(events: ProtocolEvent[], text: string): string[] {
  const faults: string[] = [];
  let at = 0;
  for (const event of events) {
    if (event.type === 'call-start' || event.type === 'call-delta') continue;
    if (event.start !== at) faults.push(`${event.type} starts at ${event.start}, not ${at}`);
    at = event.end;
    const source = text.slice(event.start, event.end);
    if (event.type === 'call' || event.type === 'call-error') {
      if (event.raw !== source) faults.push(`raw of ${event.id} is not its span`);
    } else if (event.text !== '' && event.text !== source)
      faults.push(`${event.type} at ${event.start} is not its span`);
  }
  if (at !== text.length) faults.push(`ends at ${at}, not ${text.length}`);
  return faults;
}

/** The source that flowed out for each call, to be held against its raw text. */
export function flowed(events: ProtocolEvent[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'call-delta') sources.set(event.id, (sources.get(event.id) ?? '') + event.text);
  }
  return sources;
}

export const cutEverywhere = (text: string): string[] => Array.from({ length: text.length }, (_, at) => text[at]!);
