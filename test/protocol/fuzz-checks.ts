import type { ParserOptions, ProtocolEvent } from '@/src/contract/protocol.ts';
import { createResponseParser } from '../../src/protocol/index.ts';
import type { FuzzCase } from './fuzz-text.ts';
import { leads } from './leads.ts';
import { digest, flowed, untiled } from './reading.ts';

interface Reading {
  events: ProtocolEvent[];
  /** By number of characters read, at each cut: the number of characters given out, and whether a call was open. */
  progress: Map<number, { out: number; open: boolean }>;
  opensReasoning: boolean | null;
}

/** Lists every promise that the reading of a case breaks; empty if all hold. */
export function faults(one: FuzzCase): string[] {
  try {
    const whole = read(one, []);
    const cut = read(one, one.cuts);
    const single = read(
      one,
      Array.from(one.text, (_, at) => at),
    );
    const every = read(
      one,
      Array.from({ length: one.text.length }, (_, at) => at),
    );
    return [
      ...differences(whole, single, 'characters'),
      ...differences(whole, cut, 'pieces'),
      ...differences(whole, every, 'code units'),
      ...(one.natives.length > 0 ? [] : untiled(cut.events, one.text)),
      ...sourceFaults(cut.events),
      ...promptness(one, every),
    ];
  } catch (error) {
    return [`throws ${error instanceof Error ? error.stack : error}`];
  }
}

/** Reads a case cut at these places, and at those where structured deltas come. */
function read({ text, natives, options, finish }: FuzzCase, cuts: number[]): Reading {
  const parser = createResponseParser(options);
  const events: ProtocolEvent[] = [];
  const progress = new Map<number, { out: number; open: boolean }>();
  const waiting = [...natives];
  const stops = [...new Set([...cuts, ...natives.map(({ at }) => at), text.length])].toSorted((a, b) => a - b);
  let from = 0;
  let out = 0;
  let flowing = 0;
  let open = false;
  const take = (more: ProtocolEvent[]) => {
    for (const event of more) {
      events.push(event);
      if (event.type === 'call-start' || event.type === 'call-delta') continue;
      out = Math.max(out, event.end);
    }
  };
  for (const stop of stops) {
    const to = Math.min(stop, text.length);
    for (const event of parser.push(text.slice(from, to))) {
      take([event]);
      if (event.type.startsWith('call')) open = event.type === 'call-start' || event.type === 'call-delta';
      if (event.type === 'call-start') flowing = event.start;
      if (event.type === 'call-delta') flowing += event.text.length;
    }
    progress.set(to, { out: Math.max(out, flowing), open });
    while (waiting.length > 0 && waiting[0]!.at <= to) take(parser.pushNative(waiting.shift()!.delta));
    from = to;
  }
  take(parser.end(finish));
  if (parser.end().length > 0) throw new Error('a second end gives events');
  return { events, progress, opensReasoning: parser.opensReasoning() };
}

/** Parts of a reading that must be the same wherever the text was cut. */
const said = ({ events, opensReasoning }: Reading) => ({ ...digest(events), opensReasoning });

function differences(whole: Reading, other: Reading, how: string): string[] {
  const [a, b] = [said(whole), said(other)];
  return (Object.keys(a) as (keyof typeof a)[])
    .filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((key) => `${key} differ in ${how}: ${JSON.stringify(a[key])} and ${JSON.stringify(b[key])}`);
}

function sourceFaults(events: ProtocolEvent[]): string[] {
  const sources = flowed(events);
  const ended = events.filter((event) => event.type === 'call' || event.type === 'call-error');
  const begun = events.filter(({ type }) => type === 'call-start').length;
  return [
    ...ended
      .filter(({ id, raw }) => (sources.get(id) ?? '') !== raw)
      .map(({ id }) => `the source of ${id} did not flow`),
    ...(begun === ended.length ? [] : [`${begun} calls begun, ${ended.length} ended`]),
  ];
}

/** Finds a character that is held back although no call can begin with it and nothing before it was held back. */
function promptness(one: FuzzCase, { progress }: Reading): string[] {
  for (let at = 1; at <= one.text.length; at++) {
    const char = one.text[at - 1]!;
    const before = progress.get(at - 1) ?? { out: 0, open: false };
    if (before.out < at - 1 || progress.get(at)!.out === at || leads.has(char)) continue;
    // In a block of function calls any word may be the name of the next one.
    if (before.open && /[\w.\u0080-\uffff-]/.test(char)) continue;
    return [`${JSON.stringify(char)} at ${at - 1} waits, and nothing before it did`];
  }
  return [];
}

const LONG = 40_000;

/** A message if reading eight times the text takes far more than eight times as long; else null. */
export function slowness(one: { head: string; text: string; options: ParserOptions }): string | null {
  if (one.text === '') return null;
  const short = one.text.repeat(Math.ceil(LONG / one.text.length));
  for (let attempt = 0; attempt < 3; attempt++) {
    const [little, much] = [time(one, short), time(one, short.repeat(8))];
    if (much < 400 || much < little * 30) return null;
    if (attempt === 2) return `takes ${Math.round(little)} ms, and ${Math.round(much)} ms for eight times as much`;
  }
  return null;
}

function time({ head, options }: { head: string; options: ParserOptions }, text: string): number {
  const parser = createResponseParser(options);
  const from = performance.now();
  parser.push(head);
  for (let at = 0; at < text.length; at += 16) parser.push(text.slice(at, at + 16));
  parser.end();
  return performance.now() - from;
}
