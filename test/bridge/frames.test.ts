import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameReader, encodeFrame, frameLimit } from '@/bridge/src/frames.ts';
import { cutIntoPieces } from '@/src/contract/bridge.ts';

/** Any text, lone surrogates and characters of four bytes among it. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\ud83d', '\ude00', '😀', 'ä', '"', '\n'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
});

/** Cuts bytes at the given places. */
function cut(bytes: Buffer, places: number[]): Buffer[] {
  const sorted = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return sorted.slice(1).map((to, at) => bytes.subarray(sorted[at], to));
}

describe('frames', () => {
  it('are read the same wherever their bytes are cut', () => {
    const frames = fc.array(fc.record({ t: fc.constant('data'), id: fc.nat(), data: anyText }), { maxLength: 6 });
    fc.assert(
      fc.property(frames, fc.array(fc.nat(), { maxLength: 12 }), (sent, places) => {
        const got: unknown[] = [];
        const read = createFrameReader((frame) => got.push(frame));
        for (const part of cut(Buffer.concat(sent.map(encodeFrame)), places)) read(part);
        expect(got).toEqual(sent);
      }),
    );
  });

  it('are read byte by byte', () => {
    const got: unknown[] = [];
    const read = createFrameReader((frame) => got.push(frame));
    for (const byte of encodeFrame({ t: 'hello', browser: '🜁' })) read(Buffer.from([byte]));
    expect(got).toEqual([{ t: 'hello', browser: '🜁' }]);
  });

  it('are refused when too long, before all of it was read', () => {
    const read = createFrameReader(() => {});
    const length = Buffer.alloc(4);
    length.writeUInt32LE(frameLimit + 1);
    expect(() => read(length)).toThrow('too long');
  });

  it('that are not JSON throw', () => {
    const read = createFrameReader(() => {});
    expect(() => read(Buffer.from('\u0002\0\0\0{{', 'latin1'))).toThrow(SyntaxError);
  });
});

describe('pieces of a text', () => {
  it('join to the text, are never too long, and never cut a character', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 9 }), (text, length) => {
        const pieces = [...cutIntoPieces(text, length)];
        expect(pieces.join('')).toBe(text);
        for (const [at, piece] of pieces.entries()) {
          expect(piece.length).toBeGreaterThan(0);
          expect(piece.length).toBeLessThanOrEqual(length);
          const next = pieces[at + 1] ?? '';
          expect(/[\ud800-\udbff]$/.test(piece) && /^[\udc00-\udfff]/.test(next)).toBe(false);
        }
      }),
    );
  });

  it('fit into a frame of 1 MiB whatever they contain', () => {
    for (const character of ['\u0001', '"', 'ä', '字', '😀', '\ud83d']) {
      const [piece] = cutIntoPieces(character.repeat(200_000));
      expect(encodeFrame({ t: 'data', id: Number.MAX_SAFE_INTEGER, data: piece }).length).toBeLessThan(1024 * 1024);
    }
  });
});
