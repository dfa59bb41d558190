import { expect, test } from 'vitest';
import { fold } from '@/src/text/fold.ts';

test('case and accents do not matter, Vietnamese đ included', () => {
  expect(fold('Phở Bò Đà Nẵng')).toBe('pho bo da nang');
  expect(fold('ÜBER ﬁne Straße')).toBe('uber fine straße');
});
