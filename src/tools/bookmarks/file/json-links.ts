import { isObject } from '@/src/text/is-object.ts';
import { hasAddress, type LinkRecord } from './link-records.ts';

/** Maximum depth of nested lists and objects that are read. */
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
export function* linksInJson(top: unknown): Generator<LinkRecord> {
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
