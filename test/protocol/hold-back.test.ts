import { describe, expect, it } from 'vitest';
import type { ProtocolEvent } from '@/src/contract/protocol.ts';
import { createResponseParser } from '../../src/protocol/index.ts';
import { type CorpusCase, corpus, tools } from './corpus.ts';
import { leads } from './leads.ts';

interface Shown {
  char: string;
  /** Characters that had to come after it before it was shown. */
  delay: number;
  /** True if no call was open and nothing was held back when the character came. */
  free: boolean;
}

/** Every character of the prose with its delay, if the text is read one character at a time. */
function heldBack({ text, options, finish }: CorpusCase): Shown[] {
  const parser = createResponseParser({ toolNames: tools, ...options });
  const shown: Shown[] = [];
  const freeAt: boolean[] = [];
  let out = 0;
  let open = false;
  const take = (events: ProtocolEvent[], pushed: number) => {
    for (const event of events) {
      if (event.type.startsWith('call')) open = event.type === 'call-start' || event.type === 'call-delta';
      if (event.type === 'call-start' || event.type === 'call-delta') continue;
      for (let at = event.start; event.type === 'text' && event.text !== '' && at < event.end; at++)
        shown.push({ char: text[at]!, delay: pushed - (at + 1), free: freeAt[at]! });
      out = event.end;
    }
  };
  for (let at = 0; at < text.length; at++) {
    freeAt.push(out === at && !open);
    take(parser.push(text[at]!), at + 1);
  }
  take(parser.end(finish), text.length);
  return shown;
}

const prose = corpus.flatMap(heldBack);

describe('the prose of the corpus, one character at a time', () => {
  it('is long enough to be measured', () => {
    expect(prose.length).toBeGreaterThan(5_000);
  });

  it('has a median delay of no character', () => {
    const delays = prose.map(({ delay }) => delay).sort((a, b) => a - b);
    expect(delays[Math.floor(delays.length / 2)]).toBe(0);
  });

  it('is shown at once if no call can begin', () => {
    const late = prose.filter(({ char, delay, free }) => free && delay > 0 && !leads.has(char));
    expect(late).toEqual([]);
  });
});

describe('a call', () => {
  it.each([['"'], ["'"]])('begins with the push that completes its action, between %s', (quote) => {
    const pushed = `\`\`\`json\n{ "action": "tool_call"`.replaceAll('"', quote);
    expect(createResponseParser().push(pushed)).toMatchObject([{ type: 'call-start' }, { type: 'call-delta' }]);
  });
});
