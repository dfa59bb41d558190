/** Events of a bookmark file, in its order. Folders nest; times are epoch milliseconds. */
export type FileEvent =
  | { kind: 'folder-start'; title: string; root?: FileRoot; added?: number; modified?: number }
  | { kind: 'folder-end' }
  | { kind: 'bookmark'; title: string; url: string; tags: string[]; added?: number; modified?: number };

/** Folders that every browser has under a name of its own. */
export type FileRoot = 'bar' | 'other';
