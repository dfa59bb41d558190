import type { Text } from './text.ts';

/** Parts of an archive file, in the order in which they are written and read. */
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

/** Why a file is not taken in; nothing was changed. */
export class ArchiveRefused extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.key);
    this.name = 'ArchiveRefused';
    this.text = text;
  }
}

/** Progress and stop of a long export or import. `total` counts all items. */
export interface ArchiveRun {
  signal: AbortSignal;
  progress(done: number, total: number): void;
}

/**
 * Preview of an import for one kind: `add` counts new items, `update` those that are newer in the file, `keep` the
 * rest.
 */
export interface ArchiveOffer {
  kind: KeptKind;
  add: number;
  update: number;
  keep: number;
  /** Names of what `add` counts. Absent: they are not told one by one. */
  names?: string[];
}

/** A file that was read and found sound. */
export interface OpenedArchive {
  /** Epoch milliseconds at which it was written. */
  at: number;
  /** An offer for each kind that it holds. */
  offers: ArchiveOffer[];
  /**
   * Takes in these kinds, in slices; when stopped, what is in stays. Gives how many were added or updated. Grants and
   * what a model may see are in no file; policies only become stricter; what is here and as new stays as it is.
   * `foreign`: text of others, and recorded as such.
   */
  take(kinds: readonly KeptKind[], run: ArchiveRun, how?: { foreign?: boolean }): Promise<number>;
}

export interface Archive {
  counts(): Promise<Record<KeptKind, number>>;
  /** The file in pieces, valid JSON when joined. `chats`: only these, where chats are among the kinds. */
  write(what: { kinds: readonly KeptKind[]; chats?: readonly string[] }, run: ArchiveRun): AsyncIterable<string>;
  /** Throws `ArchiveRefused` for a file that is damaged, no export, or of a later version. */
  open(file: Blob): Promise<OpenedArchive>;
  /** Deletes everything that is kept, for good. */
  wipe(): Promise<void>;
}
