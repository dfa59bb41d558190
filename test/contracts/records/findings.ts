import { expect, test } from 'vitest';
import type { Open } from '../records.ts';

export function findingCases(open: Open) {
  test('findings: separate for each call, in order, until they are removed', async () => {
    const { findings } = open().store;
    await findings.keep('a', 2, { url: 'https://2.example/' });
    await findings.keep('b', 1, 'other');
    await findings.keep('a', 3, null);
    expect(await findings.of('a')).toEqual([{ url: 'https://2.example/' }, null]);
    await findings.forgetOld(2);
    expect(await findings.of('b')).toEqual([]);
    await findings.forget('a');
    expect(await findings.of('a')).toEqual([]);
  });
}
