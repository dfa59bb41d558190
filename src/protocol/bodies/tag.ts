import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { readNameUntil, readTagHeader, type TagMarks } from './tag-header.ts';

/** An opening tag with its name and closing tags, its own first. `close` is null for a self-closing tag. */
export interface TagHead {
  name: string;
  close: readonly string[] | null;
  repairs?: string[];
  /** True if texts are written as JSON strings, in quotation marks. */
  quotes?: boolean;
}

/** The beginning of a tag, and a reader for the rest, which gives null if it is no tag. */
export interface Tag {
  open: string;
  /** Closing tags, if they do not depend on the name. */
  close?: readonly string[];
  head(scan: Scan): Step<TagHead | null>;
}

/** A notation with a tag for the call and one for each parameter, whose values are text. */
export interface TagNotation {
  calls: readonly Tag[];
  parameters: readonly Tag[];
  /** Parameters that look like any other tag, so that inside a value they are content. */
  elements?: readonly Tag[];
  /** True if XML in general uses the tag: it counts only with parameters of this notation, or for a known tool. */
  common?: boolean;
  /** True if the tag is also a wrapper, which handles what cannot be read here. */
  fallback?: boolean;
  /** True if strings may be written as in JSON. */
  quotes?: boolean;
  nests?: boolean;
  /** True if CDATA and entities are decoded and a repeated parameter makes a list. */
  xml?: boolean;
}

/** A tag with its name as attribute: `<arg name="query">`. */
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

/** A tag called like its parameter: `<query>`, `<param:query>`. `plain`: the closing tag may lack the prefix. */
export const namedByItself = (open: string, plain = false): Tag => ({
  open,
  *head(scan) {
    const name = yield* scan.name();
    const header = name === '' ? null : yield* readTagHeader(scan);
    // A plain tag with attributes is no parameter.
    if (header === null || ((plain || open === '<') && header.attributes.size > 0)) return null;
    const repairs = (yield* scan.repeated([`${open}${name}>`])) > 0 ? ['value:opening-tag'] : [];
    const close = `${open.replace(/<(?=[^<]*$)/, '</')}${name}>`;
    return { name, close: header.empty ? null : plain ? [close, `</${name}>`] : [close], repairs };
  },
});

/** A tag with its name up to a mark: `<function=list_tabs>`. */
export const namedUntil = (open: string, mark: string, close: readonly string[]): Tag => ({
  open,
  close,
  *head(scan) {
    const name = yield* readNameUntil(scan, mark);
    return name === '' ? null : { name, close };
  },
});

/** Reads the first of the tags that is next; null if none is. */
export function* readTag(scan: Scan, tags: readonly Tag[]): Step<TagHead | null> {
  for (const { open, head } of tags) if (yield* scan.match(open)) return yield* head(scan);
  return null;
}

/** Reads the tag of a call in this notation; null if none is next, or one that is only mentioned. */
export function* readCall(scan: Scan, notation: TagNotation): Step<TagHead | null> {
  const head = yield* readTag(scan, notation.calls);
  if (head === null || head.close === null) return head;
  yield* scan.space();
  return (yield* goesOn(scan, notation, head.close)) ? head : null;
}

/** True if a parameter or a closing tag of the call is next. */
export function* goesOn(scan: Scan, notation: TagNotation, close: readonly string[]): Step<boolean> {
  const { parameters, elements = [] } = notation;
  if ((yield* scan.ahead(close)) || (yield* scan.ahead(parameters.map(({ open }) => open)))) return true;
  return elements.length > 0 && (yield* scan.tried(() => readTag(scan, elements))) !== null;
}
