import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { partsOf, passageOf } from '@/src/tools/pages/text/excerpt.ts';

const paragraph = 'The tide comes in twice a day. '.repeat(30);

/** Texts as pages have them: headings, paragraphs, and odd white space. */
const pageText = fc
  .array(fc.oneof(fc.constant(paragraph), fc.constant('# Tide'), fc.string({ unit: 'grapheme', maxLength: 40 })), {
    maxLength: 60,
  })
  .map((blocks) => blocks.join('\n\n'));

describe('the parts of a text', () => {
  it('begin at headings, or between paragraphs if there are none', () => {
    const headed = [1, 2, 3].map((n) => `# Part ${n}\n\n${paragraph.repeat(2)}`).join('\n\n');
    expect(partsOf(headed).map(({ title }) => title)).toEqual(['Part 1', 'Part 2', 'Part 3']);
    const plain = Array.from({ length: 30 }, (_, n) => `${n}. ${paragraph}`).join('\n\n');
    const parts = partsOf(plain);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ start }) => /^\d+\. The/.test(plain.slice(start)))).toBe(true);
  });

  it('are few, consecutive, and together the whole text', () => {
    fc.assert(
      fc.property(pageText, (text) => {
        const parts = partsOf(text);
        expect(parts.length).toBeLessThanOrEqual(60);
        const starts = parts.map(({ start }) => start);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        expect(text.slice(0, starts[0] ?? text.length).trim()).toBe('');
        expect(parts.every(({ title, start }) => title !== '' && /\S/.test(text[start]!))).toBe(true);
      }),
    );
  });
});

describe('a passage', () => {
  it('is within its budget, and the next one follows directly', () => {
    fc.assert(
      fc.property(pageText, fc.integer({ min: 1, max: 500 }), (text, budget) => {
        const read: string[] = [];
        let from: number | null = null;
        for (let at = 0; at < 10_000; at += 1) {
          const { text: given, next, length } = passageOf(text, budget, from);
          expect(estimateTokens(given)).toBeLessThanOrEqual(budget);
          expect(length).toBe(estimateTokens(text));
          read.push(given);
          if (next === undefined) break;
          from = Number(next);
        }
        expect(read.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
