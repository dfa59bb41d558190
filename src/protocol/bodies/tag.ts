import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { readNameUntil, readTagHeader, type TagMarks } from './tag-header.ts';

/** An opening tag: its name, and the tags that close it, its own first. Null: it has closed itself. */
export interface TagHead {
  name: string;
  close: readonly string[] | null;
  repairs?: string[];
  /** A text is written as in JSON, in quotation marks. */
  quotes?: boolean;
}

/** The beginning of a tag and the reader for its rest, which gives null if it is no tag. */
export interface Tag {
  open: string;
  /** The tags that close it, where its name makes no difference to them. */
  close?: readonly string[];
  head(scan: Scan): Step<TagHead | null>;
}

/** A notation with a tag for the call and one for each parameter, whose values are text. */
export interface TagNotation {
  calls: readonly Tag[];
  parameters: readonly Tag[];
  /** Parameters that look like any tag, so that inside a value they are content. */
  elements?: readonly Tag[];
  /** Other people's XML uses the same tag: it counts only with parameters of this notation, or for a known tool. */
  common?: boolean;
  /** Its tag is a wrapper, too, which handles what cannot be read. */
  fallback?: boolean;
  /** Strings may be written as in JSON, in quotation marks. */
  quotes?: boolean;
  /** A value may be elements in place of a text. */
  nests?: boolean;
  /** CDATA sections and entities are understood, and a repeated parameter makes a list. */
  xml?: boolean;
}

/** A tag that carries its name: `<arg name="query">`. */
export const namedByAttribute = (
  open: string,
  close: readonly string[],
  attribute = 'name',
  marks?: TagMarks,
): Tag => ({
  open,
  close,
  *head(scan) {
    const header = yield* readTagHeader(scan, marks);
    const name = header?.attributes.get(attribute) ?? '';
    if (header === null || name === '') return null;
    const repairs: string[] = [];
    if (marks !== undefined && (yield* scan.repeated([marks.end])) > 0) repairs.push('value:opening-tag');
    return { name, close: header.empty ? null : close, repairs, quotes: header.attributes.get('string') === 'false' };
  },
});

/** A tag that is its name: `<query>`, or with a prefix `<param:query>`. `plain`: its closing tag may lack the prefix. */
export const namedByItself = (open: string, plain = false): Tag => ({
  open,
  *head(scan) {
    const name = yield* scan.name();
    const header = name === '' ? null : yield* readTagHeader(scan);
    // Such a tag with attributes is something else.
    if (header === null || ((plain || open === '<') && header.attributes.size > 0)) return null;
    const repairs = (yield* scan.repeated([`${open}${name}>`])) > 0 ? ['value:opening-tag'] : [];
    const close = `${open.replace(/<(?=[^<]*$)/, '</')}${name}>`;
    return { name, close: header.empty ? null : plain ? [close, `</${name}>`] : [close], repairs };
  },
});

/** A tag that is its name up to a mark: `<function=list_tabs>`. */
export const namedUntil = (open: string, mark: string, close: readonly string[]): Tag => ({
  open,
  close,
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

/** Reads a call's tag from behind its beginning. A mere mention of it is followed by something else. */
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

/** True where the next parameter stands here, or a tag that closes the call. */
export function* goesOn(scan: Scan, notation: TagNotation, close: readonly string[]): Step<boolean> {
  const { parameters, elements = [] } = notation;
  if ((yield* scan.ahead(close)) || (yield* scan.ahead(parameters.map(({ open }) => open)))) return true;
  return elements.length > 0 && (yield* scan.tried(() => readTag(scan, elements))) !== null;
}
