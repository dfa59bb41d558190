import type { KeptKind } from '@/src/contract/archive.ts';

/** Effect of importing an item. */
export type Fate = 'add' | 'update' | 'keep';

/** One kind of what is kept, on its way out and in. */
export interface Kept<Item> {
  kind: KeptKind;
  count(): Promise<number>;
  /** Everything, in slices. */
  items(only?: readonly string[]): AsyncIterable<Item[]>;
  /** An item of a file, harmless and in today's form; null where it is damaged. */
  read(value: unknown): Item | null;
  /** The name by which the user knows it, where each is named before it comes in. */
  nameOf?(item: Item): string;
  /** The fate of each item, given what is stored now. */
  fates(items: Item[]): Promise<Fate[]>;
  /** Takes in a slice, each item judged once more; gives how many were added or updated. */
  take(items: Item[], how: { foreign?: boolean }): Promise<number>;
}

/** Items in one go of the database; a chat may hold thousands of records. */
export const sliceSize = { chats: 10, small: 200 };
