import { isObject } from '@/src/text/is-object.ts';
import type { FileEvent } from './file-events.ts';
import { eventsOfRecords, hasAddress, type LinkRecord } from './link-records.ts';

const deepest = 30;
/** Maximum depth of folders that are given by their ids. */
const longestPath = 20;

const nameOf = ({ name, title }: LinkRecord): string => [name, title].find((one) => typeof one === 'string') ?? '';

const objects = (value: unknown): LinkRecord[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The paths of a flat list of folders, each of which names its parent's id. */
function pathsById(value: unknown): Map<unknown, string[]> {
  const lists = isObject(value) ? Object.values(value).flatMap(objects) : [];
  const folders = new Map(
    lists.filter((one) => 'parentId' in one && nameOf(one) !== '' && !hasAddress(one)).map((one) => [one.id, one]),
  );
  function pathOf(folder: LinkRecord): string[] {
    const path: string[] = [];
    for (let at: LinkRecord | undefined = folder; at && path.length < longestPath; at = folders.get(at.parentId))
      path.unshift(nameOf(at));
    return path;
  }
  return new Map([...folders].map(([id, folder]) => [id, pathOf(folder)]));
}

/** The record of a link. Some programs nest it with other data of the page. */
function linkOf(value: LinkRecord): LinkRecord | null {
  if (hasAddress(value)) return value;
  const { content } = value;
  if (!isObject(content) || !hasAddress(content)) return null;
  const { url, title } = content;
  return { ...value, url, title: value.title ?? title };
}

/** All links in a JSON value, however nested. A named object with links in it is a folder, except the outermost. */
function* linksInJson(top: unknown): Generator<LinkRecord> {
  const paths = pathsById(top);

  function* within(value: unknown, path: string[], depth: number): Generator<LinkRecord> {
    if (depth > deepest) return;
    if (Array.isArray(value)) {
      for (const one of value) yield* within(one, path, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    const link = linkOf(value);
    if (link) {
      const listed = Array.isArray(link.lists) ? link.lists.find((id) => paths.has(id)) : undefined;
      yield { ...link, path: paths.get(listed) ?? path };
      return;
    }
    const name = depth === 0 ? '' : nameOf(value);
    const inner = paths.get(value.id) ?? (name === '' ? path : [...path, name]);
    for (const one of Object.values(value)) yield* within(one, inner, depth + 1);
  }

  yield* within(top, [], 0);
}

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

const hasNote = ({ annos }: Node): boolean =>
  objects(annos).some(({ name }) => words(name) === 'bookmarkProperties/description');

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
  else if (Array.isArray(value) && objects(value).some(childrenOf)) yield* eventsOfTree(value);
  else yield* eventsOfRecords(linksInJson(value));
}
