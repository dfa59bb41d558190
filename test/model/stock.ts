import type { BookmarkNode, Tab } from '@/src/contract/ports.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';

/** Items that a random call can name. */
export interface Stock {
  tabs: Tab[];
  bookmarks: BookmarkNode[];
  /** All folders but the roots. */
  folders: BookmarkNode[];
  roots: string[];
  /** Items that lie directly in the trash. */
  trashed: BookmarkNode[];
  tags: string[];
  /** An address that nobody has used yet. */
  freshUrl(): string;
}

export const urlOf = (n: number) => `https://site-${n % 7}.test/${n}`;

/** A small library to begin with: two windows, groups, folders; no two addresses the same. */
export function library(): FakePorts {
  const mark = (n: number) => ({ title: `Page ${(n * 7) % 10}`, url: urlOf(n), added: n });
  const folder = (n: number) => ({
    title: `Folder ${n}`,
    added: n,
    children: [1, 2, 3, 4].map((m) => mark(n * 10 + m)),
  });
  return fakePorts({
    tabs: [
      ...[1, 2, 3].map((n) => ({ url: urlOf(n + 60), pinned: n === 1 })),
      ...[4, 5, 6].map((n) => ({ url: urlOf(n + 60), group: 'Work' })),
      ...[7, 8].map((n) => ({ url: urlOf(n + 60), muted: n === 8 })),
      ...[9, 10, 11, 12].map((n) => ({ url: urlOf(n + 60), windowId: 2, ...(n > 10 ? { group: 'Play' } : {}) })),
    ],
    bookmarks: { bar: [mark(1), folder(1), mark(2)], other: [folder(2), folder(3), mark(3)] },
  });
}

export async function stockOf({ tabs, bookmarks, tags }: FakePorts, freshUrl: () => string): Promise<Stock> {
  const [open, all, known] = await Promise.all([tabs.all(), bookmarks.all(), tags.all()]);
  const trash = new Set(all.filter(({ title }) => title === 'Outrigger trash').map(({ id }) => id));
  const bins = new Set(trash);
  for (const { id, parentId } of all) if (trash.has(parentId ?? '')) trash.add(id);
  const nodes = all.filter(({ id, parentId }) => !trash.has(id) && parentId !== null);
  return {
    tabs: open.filter((tab) => tab.url !== 'about:blank'),
    bookmarks: nodes.filter((node) => node.url !== null),
    folders: nodes.filter((node) => node.url === null),
    trashed: all.filter(({ parentId }) => bins.has(parentId ?? '')),
    roots: all.filter(({ parentId }) => parentId === null).map(({ id }) => id),
    tags: known.map(({ name }) => name),
    freshUrl,
  };
}
