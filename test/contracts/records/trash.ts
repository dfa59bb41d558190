import { expect, test } from 'vitest';
import type { Open } from '../records.ts';

export function trashCases(open: Open) {
  test('trash: the former place of each bookmark, oldest first', async () => {
    const { trash } = open().store;
    const late = { bookmark: '1', parentId: '10', index: 0, at: 2 };
    const early = { bookmark: '2', parentId: '10', index: 1, at: 1 };
    await trash.put(late);
    await trash.put(early);
    expect(await trash.all()).toEqual([early, late]);
    expect(await trash.get('1')).toEqual(late);
    await trash.remove('1');
    expect(await trash.get('1')).toBeNull();
    expect(await trash.all()).toEqual([early]);
  });
}
