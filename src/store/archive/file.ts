import { ArchiveRefused, type KeptKind, keptKinds } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import type { Kept } from './archive-item.ts';

const FORMAT = 'outrigger';
/** Raised by one when an older Outrigger could no longer read the file right. */
const VERSION = 1;

/** Content of a file, each item read by its kind. */
export interface Content {
  at: number;
  items: Map<KeptKind, unknown[]>;
}

/** The file's first line, up to its first kind. */
export const head = (at: number): string => `{"format":"${FORMAT}","version":${VERSION},"at":${at}`;

/** Throws `ArchiveRefused`; one damaged item makes the whole file damaged, since nobody knows what else is. */
export function contentOf(source: string, kinds: ReadonlyMap<KeptKind, Kept<unknown>>): Content {
  const file = parsedJson(source);
  if (file === undefined) throw new ArchiveRefused(text('data_file_unreadable'));
  if (!isObject(file) || file.format !== FORMAT || typeof file.version !== 'number')
    throw new ArchiveRefused(text('data_file_other'));
  if (file.version > VERSION) throw new ArchiveRefused(text('data_file_newer'));
  const items = new Map<KeptKind, unknown[]>();
  for (const kind of keptKinds) {
    const list = file[kind];
    if (list === undefined) continue;
    const read = kinds.get(kind)?.read;
    const all = Array.isArray(list) && read ? list.map((item) => read(item)) : [null];
    if (all.includes(null)) throw new ArchiveRefused(text('data_file_damaged'));
    items.set(kind, all);
  }
  return { at: typeof file.at === 'number' ? file.at : 0, items };
}
