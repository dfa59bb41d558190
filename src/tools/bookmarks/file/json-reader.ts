import { isObject } from '@/src/text/is-object.ts';
import type { FileEvent } from './file-events.ts';
import { linksInJson } from './json-links.ts';
import { eventsOfRecords } from './link-records.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

type Node = Record<string, unknown>;
const childrenOf = ({ children }: Node): unknown[] | null => (Array.isArray(children) ? children : null);
const addressOf = (node: Node): string => words(node.uri) || words(node.url);

/** True for the folder of a tag in Firefox's tree, which also lists the tags of each bookmark. */
const isTagFolder = ({ root }: Node): boolean => root === 'tagsFolder';
const isSeparator = ({ typeCode, type }: Node): boolean => typeCode === 3 || words(type).includes('separator');

/** The time of a node; Firefox writes microseconds. */
const added = ({ dateAdded }: Node): { added?: number } =>
  typeof dateAdded === 'number' && dateAdded >= 1e14 ? { added: Math.floor(dateAdded / 1_000) } : {};

function hasNote({ annos }: Node): boolean {
  return (
    Array.isArray(annos) && annos.some((one) => isObject(one) && words(one.name) === 'bookmarkProperties/description')
  );
}

function* eventsOfNode(node: Node): Generator<FileEvent> {
  const title = words(node.title) || words(node.name);
  if (isSeparator(node)) yield { kind: 'separator' };
  else if (childrenOf(node)) {
    const root = node.root === 'toolbarFolder' ? 'bar' : node.root === 'unfiledBookmarksFolder' ? 'other' : null;
    yield { kind: 'folder-start', title, ...(root && { root }), ...added(node) };
  } else if (addressOf(node) !== '') {
    const tags = words(node.tags)
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    yield { kind: 'bookmark', title, url: addressOf(node), tags, ...added(node) };
  }
  if (hasNote(node)) yield { kind: 'note', title: title || addressOf(node) };
}

/** The events of a tree as Firefox and Chrome write it. Without recursion: a file may nest to any depth. */
function* eventsOfTree(top: unknown[]): Generator<FileEvent> {
  const open: { nodes: unknown[]; at: number }[] = [{ nodes: top, at: 0 }];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.at++];
    if (level.at > level.nodes.length) {
      open.pop();
      if (open.length > 0) yield { kind: 'folder-end' };
    } else if (isObject(node) && !isTagFolder(node)) {
      yield* eventsOfNode(node);
      const children = childrenOf(node);
      if (children && !isSeparator(node)) open.push({ nodes: children, at: 0 });
    }
  }
}

/** Reads Firefox's backup, Chrome's own file, and links in any other JSON. Throws if it is not JSON. */
export function* readJson(text: string): Generator<FileEvent> {
  const value: unknown = JSON.parse(text);
  if (isObject(value) && isObject(value.roots)) yield* eventsOfTree(Object.values(value.roots));
  else if (isObject(value) && childrenOf(value)) yield* eventsOfTree(childrenOf(value)!);
  else if (Array.isArray(value) && value.some((one) => isObject(one) && childrenOf(one))) yield* eventsOfTree(value);
  else yield* eventsOfRecords(linksInJson(value));
}
