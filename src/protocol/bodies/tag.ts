import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { readNameUntil, readTagHeader } from './tag-header.ts';

/** What an opening tag says: a name, and the tag that closes it (null: it has closed itself). */
export interface TagHead {
  name: string;
  close: string | null;
}

/** What a tag begins with, and how its rest is read; null where that is none. */
export interface Tag {
  open: string;
  head(scan: Scan): Step<TagHead | null>;
}

/** A notation with a tag for the call and one for each parameter, whose values are text. */
export interface TagNotation {
  calls: Tag[];
  parameters: Tag[];
  /** CDATA sections and entities are understood, and a repeated parameter makes a list. */
  xml?: boolean;
}

/** A tag that carries its name: `<arg name="query">`. */
export const namedByAttribute = (open: string, close: string): Tag => ({
  open,
  *head(scan) {
    const header = yield* readTagHeader(scan);
    const name = header?.attributes.get('name') ?? '';
    return header === null || name === '' ? null : { name, close: header.empty ? null : close };
  },
});

/** A tag that is its name up to a mark: `<function=list_tabs>`. */
export const namedUntil = (open: string, mark: string, close: string): Tag => ({
  open,
  *head(scan) {
    const name = yield* readNameUntil(scan, mark);
    return name === '' ? null : { name, close };
  },
});

/** Reads the first of the tags that stands here; null if none does. */
export function* readTag(scan: Scan, tags: readonly Tag[]): Step<TagHead | null> {
  for (const { open, head } of tags) if (yield* scan.match(open)) return yield* head(scan);
  return null;
}

/** Reads a call's tag from behind what it begins with. A mere mention of it is followed by something else. */
export function* readCallHead(scan: Scan, notation: TagNotation, tag: Tag): Step<TagHead | null> {
  const head = yield* tag.head(scan);
  if (head === null || head.close === null) return head;
  yield* scan.space();
  return (yield* goesOn(scan, notation, head.close)) ? head : null;
}

/** Reads the beginning of the call of this notation that stands here; null if none does. */
export function* readCall(scan: Scan, notation: TagNotation): Step<TagHead | null> {
  for (const tag of notation.calls) if (yield* scan.match(tag.open)) return yield* readCallHead(scan, notation, tag);
  return null;
}

/** Whether the next parameter stands here, or the tag that closes the call. */
export const goesOn = (scan: Scan, { parameters }: TagNotation, close: string): Step<boolean> =>
  scan.ahead([close, ...parameters.map(({ open }) => open)]);
