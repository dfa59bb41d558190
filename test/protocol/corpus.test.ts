import { describe, expect, it } from 'vitest';
import { parseResponse } from '@/src/protocol/index.ts';
import { type CorpusCase, corpus, tools } from './corpus.ts';
import { cutEverywhere, digest, readPieces, untiled } from './reading.ts';

const optionsOf = (one: CorpusCase) => ({ toolNames: tools, ...one.options });

describe('corpus', () => {
  it.each(corpus.map((one) => [`${one.file}: ${one.name}`, one] as const))('%s', (_, one) => {
    const events = readPieces([one.text], optionsOf(one), one.finish);
    const { text, reasoning, calls, errors } = digest(events);
    expect(errors.map(({ code }) => code)).toEqual(one.errors ?? []);
    expect(calls.map(({ name, arguments: values }) => ({ name, arguments: values }))).toEqual(
      (one.calls ?? []).map(({ name, arguments: values }) => ({ name, arguments: values })),
    );
    expect(text.trim()).toBe((one.prose ?? '').trim());
    expect(reasoning.trim()).toBe((one.reasoning ?? '').trim());
    for (const [index, wanted] of (one.calls ?? []).entries()) {
      const call = calls[index]!;
      expect([...call.repairs].sort()).toEqual([...(wanted.repairs ?? [])].sort());
      if (wanted.syntax !== undefined) expect(call.syntax).toBe(wanted.syntax);
      if (wanted.reasoning !== undefined) expect(call.reasoning).toBe(wanted.reasoning);
    }
    expect(untiled(events, one.text)).toEqual([]);
  });

  it('reads the same cut in two at every position, and into single characters', () => {
    for (const one of corpus) {
      const whole = digest(readPieces([one.text], optionsOf(one), one.finish));
      expect(digest(readPieces(cutEverywhere(one.text), optionsOf(one), one.finish)), one.name).toEqual(whole);
      for (let at = 1; at < one.text.length; at++) {
        const pieces = [one.text.slice(0, at), one.text.slice(at)];
        expect(digest(readPieces(pieces, optionsOf(one), one.finish)), `${one.name} at ${at}`).toEqual(whole);
      }
    }
  }, 120_000);

  it('runs no call that was cut before its last character', () => {
    for (const one of corpus) {
      const whole = digest(readPieces([one.text], optionsOf(one), one.finish));
      for (const { start, raw } of whole.calls) {
        for (let at = start + 1; at < start + raw.replace(/[;\s]+$/, '').length; at++) {
          const cut = digest(readPieces([one.text.slice(0, at)], optionsOf(one), 'length'));
          expect(
            cut.calls.filter((call) => call.start === start),
            `${one.name} at ${at}`,
          ).toEqual([]);
        }
      }
    }
  }, 120_000);

  it('gives the same result at once and from a stream', () => {
    for (const one of corpus.filter(({ finish }) => finish === undefined)) {
      const { calls, errors } = parseResponse(one.text, optionsOf(one));
      expect(calls).toHaveLength(one.calls?.length ?? 0);
      expect(errors).toHaveLength(one.errors?.length ?? 0);
    }
  });
});
