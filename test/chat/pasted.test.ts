import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fencePastes } from '@/src/chat/message/foreign-pastes.ts';

const paste = 'A recipe for bread: flour, water, salt and a great deal of patience, in this very order, every day.';
const protocol = { formatQuoted: (text: string, mark: string) => `[${mark}|${text}|${mark}]` };
const fenced = (text: string, ...pastes: string[]) =>
  fencePastes(
    text,
    pastes.map((one, index) => ({ text: one, mark: `m${index}` })),
    protocol,
  );

it('is between marks, and typed text is outside of them', () => {
  expect(fenced(`Shorten this: ${paste} Thanks.`, paste)).toBe(`Shorten this: \n[m0|${paste}|m0]\n Thanks.`);
});

it('is fenced with whole lines if it was changed', () => {
  const changed = paste.replace('salt', 'sugar');
  expect(fenced(`Shorten this\n${changed}\nThanks.`, paste)).toBe(`Shorten this\n\n[m0|${changed}|m0]\n\nThanks.`);
});

it('is marked each time if it occurs more than once', () => {
  expect(fenced(`Compare ${paste} with ${paste}.`, paste, paste)).toBe(
    `Compare \n[m0|${paste}|m0]\n with \n[m0|${paste}|m0]\n.`,
  );
});

it('is marked if a long part of it occurs again, and not for a few words', () => {
  const part = paste.slice(0, 90);
  expect(fenced(`${paste}\nWhat is: ${part}? Why flour, water, salt?`, paste)).toBe(
    `\n[m0|${paste}|m0]\n\nWhat is: \n[m0|${part}|m0]\n? Why flour, water, salt?`,
  );
});

it('is fenced once if two overlap', () => {
  const changed = paste.replace('flour', 'rye');
  expect(fenced(changed, paste, paste.slice(40))).toBe(`\n[m0|${changed}|m0]\n`);
});

it('is not searched for if nothing of it is left', () => {
  expect(fenced('Which tabs are open?', paste)).toBe('Which tabs are open?');
});

it('keeps every word, with every long piece of a changed paste inside of the fence', () => {
  const words = fc.stringMatching(/^[a-z ]{0,20}$/);
  fc.assert(
    fc.property(
      words,
      words,
      fc.array(fc.record({ at: fc.nat(paste.length), cut: fc.nat(3), put: words }), { maxLength: 3 }),
      (before, after, edits) => {
        const changed = edits.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), paste);
        const text = `${before.toUpperCase()}${changed}${after.toUpperCase()}`;
        const out = fenced(text, paste);
        expect(out.replace(/\n\[m0\||\|m0\]\n/g, '')).toBe(text);
        const outside = out.replace(/\n\[m0\|.*\|m0\]\n/s, '\0');
        for (let at = 0; at + 16 <= paste.length; at += 1) expect(outside).not.toContain(paste.slice(at, at + 16));
      },
    ),
  );
});
