import { readNamedJson } from '../bodies/named-json.ts';
import { readReasoning } from '../scan/reasoning.ts';
import { readInvented } from '../scan/result-block.ts';
import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Dialect } from '../syntax.ts';

const START = '<|start|>';
const CHANNEL = '<|channel|>';
const MESSAGE = '<|message|>';
const ENDS = ['<|end|>', '<|return|>', '<|call|>'];
const MOST_HEADER = 300;
/** Tokens within a header: its channel and what it is constrained to, each of them twice where a model stumbles. */
const MOST_TOKENS = 4;

/** gpt-oss: every message has a channel; `analysis` is reasoning, one that goes `to=` a function is a call. */
export const harmony: Dialect = {
  kind: 'dialect',
  id: 'harmony',
  openers: [START, CHANNEL].map((text) => ({ text, read: readMessage })),
};

function* readMessage(scan: Scan, start: number): Step<boolean> {
  const header = yield* readHeader(scan);
  if (header === null) return false;
  const name = /\bto=(?:functions\.)?([\w.-]+)/.exec(header)?.[1];
  // What a tool answers, which only the model can have written here.
  const isResult = name === 'assistant';
  if (isResult && scan.ledger.started > 0) return yield* readInvented(scan, start);
  if (isResult || (name === undefined && /\banalysis\b/.test(header))) {
    const tags = [{ close: '<|end|>', until: [START, CHANNEL, '<|return|>', '<|call|>'] }];
    return yield* readReasoning(scan, start, tags, isResult ? 'text' : 'reasoning');
  }
  if (name !== undefined) {
    return yield* readNamedJson(scan, start, { name, close: ENDS, openers: [START] });
  }
  scan.output.cover(start);
  return true;
}

/** What stands before the message itself; null where no message follows. */
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
