import type { Text } from './text.ts';

/** Kinds of data in an archive file, in the order of writing and reading. */
export const keptKinds = [
  'chats',
  'tags',
  'tagged',
  'sessions',
  'actions',
  'settings',
  'providers',
  'keys',
  'journal',
] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Thrown for a file that is not imported. Nothing was changed. */
export class ArchiveRefused extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.key);
    this.name = 'ArchiveRefused';
    this.text = text;
  }
}

export interface ArchiveRun {
  signal: AbortSignal;
  progress(done: number, total: number): void;
}

/** Preview of importing one kind: numbers of new items, of items newer in the file, and of others (`keep`). */
export interface ArchiveOffer {
  kind: KeptKind;
  add: number;
  update: number;
  keep: number;
  /** Names of the items in `add`, if each is to be shown. */
  names?: string[];
}

/** A file that was read and is valid. */
export interface OpenedArchive {
  /** Epoch milliseconds at which it was written. */
  at: number;
  offers: ArchiveOffer[];
  /**
   * Imports these kinds in slices and gives the number of added and updated items. When stopped, imported items stay.
   * Grants and model access are never imported, policies only become stricter, and items that are as new here stay.
   * `foreign`: records the items as text of others.
   */
  take(kinds: readonly KeptKind[], run: ArchiveRun, how?: { foreign?: boolean }): Promise<number>;
}

export interface Archive {
  counts(): Promise<Record<KeptKind, number>>;
  /** The file in pieces, valid JSON when joined. `chats`: only these chats, if chats are among the kinds. */
  write(what: { kinds: readonly KeptKind[]; chats?: readonly string[] }, run: ArchiveRun): AsyncIterable<string>;
  /** Reads a file. Throws `ArchiveRefused` if it is damaged, not an archive, or of a later version. */
  open(file: Blob): Promise<OpenedArchive>;
  wipe(): Promise<void>;
}
