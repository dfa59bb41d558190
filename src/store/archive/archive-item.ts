import type { KeptKind } from '@/src/contract/archive.ts';

export type Fate = 'add' | 'update' | 'keep';

/** One kind of data in an archive: how it is exported and imported. */
export interface Kept<Item> {
  kind: KeptKind;
  count(): Promise<number>;
  /** All items, in slices. */
  items(only?: readonly string[]): AsyncIterable<Item[]>;
  /** Reads an item of a file, without anything harmful and in the present form. Null if it is damaged. */
  read(value: unknown): Item | null;
  /** The item's name, if the user is to see each item before the import. */
  nameOf?(item: Item): string;
  fates(items: Item[]): Promise<Fate[]>;
  /** Imports a slice, with each item checked again. Gives the number of added and updated items. */
  take(items: Item[], how: { foreign?: boolean }): Promise<number>;
}

/** Number of items that are read or written at once. A chat may have thousands of records. */
export const sliceSize = { chats: 10, small: 200 };
