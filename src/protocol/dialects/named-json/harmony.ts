import { readNamedJson } from '../../bodies/named-json.ts';
import { readReasoning } from '../../scan/read-reasoning.ts';
import { readInvented } from '../../scan/result-block.ts';
import type { Scan } from '../../scan/scan.ts';
import type { Step } from '../../scan/source.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';
import { passes } from '../../text/characters.ts';

const START = '<|start|>';
const CHANNEL = '<|channel|>';
const MESSAGE = '<|message|>';
const ENDS = ['<|end|>', '<|return|>', '<|call|>'];
const COMMENTARY = 'commentary to=';
const FINAL = 'assistantfinal';
/** First words of reasoning. With other words after it, `analysis` may be a name in a program. */
const BEGINNINGS = "We |The |User |I |I'|Need |Let|This |They |It |So |Now |First".split('|');
const MOST_HEADER = 300;
/** Largest number of tokens in a header: channel and constraint, each possibly repeated. */
const MOST_TOKENS = 4;

/**
 * gpt-oss: every message has a channel; `analysis` is reasoning, one that goes `to=` a function is a call. Muse
 * Glimmer's messages have no channel, and its reasoning goes `to=self`.
 */
export const harmony: Dialect = {
  id: 'harmony',
  openers: [
    ...[START, CHANNEL].map((text) => ({ text, read: readMessage })),
    // The beginning of the header is part of the prompt.
    {
      text: 'to=functions.',
      at: 'line',
      *read(scan, start) {
        return scan.output.isFirst(start) && (yield* readMessage(scan, start, 'to='));
      },
    },
    ...BEGINNINGS.map((word): Opener => ({ text: `analysis${word}`, at: 'line', read: readStrippedAnalysis })),
    { text: FINAL, at: 'line', read: readStrippedFinal },
    ...['', 'assistant'].map((role): Opener => ({ text: `${role}${COMMENTARY}`, at: 'line', read: readStrippedCalls })),
  ],
  resultTokens: ['<|start|>functions', '<|start|>tool', '<|start|>user'],
};

/** Reads a message that a server stripped of its tokens: it begins with its channel, without a blank. */
function* readStrippedAnalysis(scan: Scan, start: number): Step<boolean> {
  if (!scan.output.isFirst(start)) return false;
  scan.source.go(start + 'analysis'.length);
  yield* readReasoning(scan, start, [{ close: FINAL, until: [`assistant${COMMENTARY}`] }]);
  const next = scan.source.offset;
  const reads = (yield* scan.match(`assistant${COMMENTARY}`)) && (yield* readStrippedCalls(scan, next));
  if (!reads) {
    scan.output.hold = Number.POSITIVE_INFINITY;
    scan.source.go(next);
  }
  return true;
}

function* readStrippedFinal(scan: Scan, start: number): Step<boolean> {
  if (!scan.output.isFirst(start) || !passes(/\S/, yield* scan.peek())) return false;
  scan.output.cover(start);
  return true;
}

/** Reads consecutive calls, from after the first `to=`. */
function* readStrippedCalls(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const next = `assistant${COMMENTARY}`;
  for (let from = start; ; ) {
    output.hold = from;
    const name = (yield* scan.name()).replace(/(?:commentary|analysis)$/, '');
    yield* scan.blanks();
    yield* scan.match('<|constrain|>');
    yield* scan.match('json');
    yield* scan.match(MESSAGE);
    if (name === '' || (yield* scan.space()) !== 123) return from > start;
    yield* readNamedJson(scan, from, { name, close: [] });
    from = source.offset;
    if (yield* scan.aheadHeld([FINAL])) {
      yield* scan.match(FINAL);
      output.cover(from);
      return true;
    }
    if (!(yield* scan.aheadHeld([next]))) return true;
    yield* scan.match(next);
  }
}

/** Reads a message; `lead`: the part of its header that has been read. */
function* readMessage(scan: Scan, start: number, lead = ''): Step<boolean> {
  const rest = yield* readHeader(scan);
  if (rest === null) return false;
  const header = lead + rest;
  const to = /\bto=(?:functions\.)?([\w.:-]+)/.exec(header)?.[1];
  scan.toUser = to === 'user';
  const name = scan.toUser ? undefined : to;
  // A message to the assistant comes from a tool; here the model can only have invented it.
  const isAnalysis = /\banalysis\b/.test(header);
  const isResult = name === 'assistant' && !isAnalysis;
  if (isResult && (yield* readInvented(scan, start))) return true;
  if (isResult || name === 'assistant' || name === 'self' || (name === undefined && isAnalysis)) {
    const close = name === 'self' ? '<|eom|>' : '<|end|>';
    const tags = [{ close, until: [START, CHANNEL, '<|return|>', '<|call|>', '<|eot|>'] }];
    return yield* readReasoning(scan, start, tags, isResult ? 'text' : 'reasoning');
  }
  // Tags after the header identify the call by themselves.
  if (name !== undefined && !(yield* scan.ahead(['<atem:', '\n<atem:']))) {
    return yield* readNamedJson(scan, start, { name, close: ENDS, openers: [START] });
  }
  scan.output.cover(start);
  return true;
}

/** Reads the header of a message; null if no message follows. */
function* readHeader(scan: Scan): Step<string | null> {
  const parts: string[] = [];
  while (parts.length < MOST_TOKENS) {
    const text = yield* scan.while((code) => code !== 60 && code !== 10, MOST_HEADER);
    parts.push(text);
    if (yield* scan.match(MESSAGE)) return parts.join(' ');
    if ((yield* scan.matchAny([CHANNEL, '<|constrain|>'])) === null) return null;
  }
  return null;
}
