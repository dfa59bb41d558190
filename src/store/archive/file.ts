import { ArchiveRefused, type KeptKind, keptKinds } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import type { Kept } from './archive-item.ts';

const FORMAT = 'outrigger';
/** Version of the file format. Raise it when older versions of Outrigger can no longer read the file correctly. */
const VERSION = 1;

export interface Content {
  at: number;
  items: Map<KeptKind, unknown[]>;
}

/** The beginning of a file, before its first kind. */
export const head = (at: number): string => `{"format":"${FORMAT}","version":${VERSION},"at":${at}`;

/** Reads a file. Throws `ArchiveRefused`; one damaged item is enough, since others may be damaged too. */
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
