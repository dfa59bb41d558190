import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repairName } from '@/src/ui/parts/repair-name.ts';
import { english } from '../page.tsx';

/** Repairs that docs/protocol.md lists, as `kind:name`. */
const repairs = [...readFileSync('docs/protocol.md', 'utf8').matchAll(/^- `(notation|value):…`(.*)$/gm)].flatMap(
  ([, kind, names = '']) => [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${kind}:${name}`),
);

it('has words for every repair', () => {
  expect(repairs).toHaveLength(20);
  expect(repairs.filter((repair) => english.say(repairName(repair)).includes(':'))).toEqual([]);
  expect(english.say(repairName('notation:trailing-comma'))).toBe('comma at the end');
});

it('shows an unknown repair unchanged', () => {
  expect(english.say(repairName('notation:newer'))).toBe('notation:newer');
});
