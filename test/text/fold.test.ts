import { describe, expect, it, test } from 'vitest';
import { fold, sameName } from '@/src/text/fold.ts';

test('case and accents do not matter, Vietnamese đ included', () => {
  expect(fold('Phở Bò Đà Nẵng')).toBe('pho bo da nang');
  expect(fold('ÜBER ﬁne Straße')).toBe('uber fine straße');
  expect(fold('חֲדָשׁוֹת العربيّة ещё Αθήνας')).toBe('חדשות العربية еще αθηνασ');
});

test.each([
  ['မြန်မာ', 'မြန်မီ'],
  ['ភាសា', 'ភីសា'],
  ['काम', 'कम'],
  ['ガイド', 'カイト'],
  ['ม้า', 'มา'],
  ['ພາສາ', 'ພີສາ'],
])('vowel signs and tones matter: %s differs from %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
  expect(fold(one.normalize('NFD'))).toBe(fold(one));
});

describe('names', () => {
  it.each([
    ['Café', 'CAFÉ'],
    ['Café'.normalize('NFD'), 'café'],
    ['ガイド'.normalize('NFD'), 'ガイド'],
    [' Dev ', 'dev'],
  ])('%j is %j', (one, other) => expect(sameName(one, other)).toBe(true));

  it.each([
    ['ハハ', 'パパ'],
    ['má', 'ma'],
    ['कम', 'काम'],
    ['มา', 'ม้า'],
    ['bạn', 'bán'],
    ['①', '1'],
    ['ＡＢＣ', 'ABC'],
    ['ﬁsh', 'fish'],
    ['đ', 'd'],
  ])('%s is not %s', (one, other) => expect(sameName(one, other)).toBe(false));
});
