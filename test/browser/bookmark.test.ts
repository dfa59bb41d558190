import { describe, expect, it } from 'vitest';
import { barRoots, flat, otherRoot, type TreeNode } from '@/src/browser/bookmarks/bookmark-node.ts';

const folder = (id: string, more: Partial<TreeNode> = {}): TreeNode => ({ id, title: id, syncing: false, ...more });

describe('bookmarks as the browser gives them', () => {
  it('are in one list, parents first, without the invisible root and separators', () => {
    const root = folder('root', {
      children: [
        folder('bar', {
          parentId: 'root',
          index: 0,
          children: [
            { ...folder('a'), parentId: 'bar', index: 0, url: 'https://a.test/', dateAdded: 5, type: 'bookmark' },
            { ...folder('s'), parentId: 'bar', index: 1, url: 'data:', type: 'separator' },
            folder('dev', { parentId: 'bar', index: 2, children: [] }),
          ],
        }),
      ],
    });
    expect(flat(root).nodes).toEqual([
      { id: 'bar', parentId: null, index: 0, title: 'bar', url: null, dateAdded: 0 },
      { id: 'a', parentId: 'bar', index: 0, title: 'a', url: 'https://a.test/', dateAdded: 5 },
      { id: 'dev', parentId: 'bar', index: 2, title: 'dev', url: null, dateAdded: 0 },
    ]);
    expect(flat(root).separators).toEqual([{ id: 's', parentId: 'bar', index: 1, separator: true, dateAdded: 0 }]);
  });
});

describe('the bar', () => {
  it('exists for each account if the browser marks it', () => {
    const roots = [
      folder('1', { folderType: 'bookmarks-bar' }),
      folder('2', { folderType: 'other' }),
      folder('3', { folderType: 'bookmarks-bar', syncing: true }),
    ];
    expect(barRoots(roots)).toEqual(['1', '3']);
  });

  it('is found by its position if nothing is marked', () => {
    expect(barRoots(['bar', 'other', 'mobile'].map((id) => folder(id)))).toEqual(['bar']);
    expect(barRoots(['menu', 'bar', 'other', 'mobile'].map((id) => folder(id)))).toEqual(['bar']);
    expect(barRoots([])).toEqual([]);
  });
});

describe('the folder for new bookmarks', () => {
  it('is the synced one if there are several', () => {
    const roots = [
      folder('bar', { folderType: 'bookmarks-bar' }),
      folder('local', { folderType: 'other' }),
      folder('account', { folderType: 'other', syncing: true }),
    ];
    expect(otherRoot(roots)).toBe('account');
    expect(otherRoot(roots.slice(0, 2))).toBe('local');
  });

  it('is found by its position if nothing is marked', () => {
    expect(otherRoot(['bar', 'other', 'mobile'].map((id) => folder(id)))).toBe('other');
    expect(otherRoot(['menu', 'bar', 'other', 'mobile'].map((id) => folder(id)))).toBe('other');
    expect(otherRoot([])).toBeUndefined();
  });
});
