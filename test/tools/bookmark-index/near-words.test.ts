import { expect, it } from 'vitest';
import { nearWords } from '@/src/tools/bookmark-index/near-words.ts';
import { SegmentDraft } from '@/src/tools/bookmark-index/segment.ts';

/** 2,600 words, a hundred for each first letter. */
const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n));
const words = letters.flatMap((letter) =>
  Array.from({ length: 100 }, (_, n) => `${letter}${letters[n % 26]}rbour${n}`),
);

it('looks only at words with the right first letter if two typing errors are forgiven', () => {
  const draft = new SegmentDraft();
  draft.add([...words, 'harbours', 'narbours'], []);
  const segment = draft.finish();
  let looks = 0;
  const at = new Proxy(segment.at, {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  const found: string[] = [];
  const wordAt = (n: number) => segment.words.slice(segment.at[n], (segment.at[n + 1] ?? 0) - 1);
  nearWords({ ...segment, at }, 'harbuors', 2, (n) => found.push(wordAt(n)));
  expect(found).toContain('harbours');
  expect(found.every((word) => word.startsWith('h'))).toBe(true);
  expect(looks).toBeLessThan(300);
});
