import type { TagsPort } from '@/src/contract/ports.ts';
import type { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nameKey } from '@/src/text/fold.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { invalid, notThere } from '../../errors/call-errors.ts';

export const tagsField = z.array(z.string()).min(1);

/** Names as tags have them: without a leading `#`, each once, with the first spelling. */
export function cleanTags(names: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const written of names) {
    const name = written
      .trim()
      .replace(/^#+\s*/, '')
      .normalize('NFC');
    if (name && !byKey.has(nameKey(name))) byKey.set(nameKey(name), name);
  }
  return [...byKey.values()];
}

/** One such name. Throws `ToolError` if nothing is left of it. */
export function cleanTag(name: string): string {
  const [clean] = cleanTags([name]);
  if (clean === undefined) throw invalid(`"${name}" is no name for a tag.`, 'Send a word.');
  return clean;
}

export type Tag = Awaited<ReturnType<TagsPort['all']>>[number];

export async function knownTags(port: TagsPort) {
  const byKey = new Map((await port.all()).map((tag) => [nameKey(tag.name), tag]));
  const find = (name: string): Tag | undefined => byKey.get(nameKey(cleanTag(name)));
  /** Names of tags similar to an unknown name. */
  function near(name: string): string[] {
    const names = byKey.values().map((tag) => tag.name);
    return nearest(name, names);
  }
  function notFound(name: string): ToolError {
    const names = near(name);
    const hint = names.length > 0 ? `Near: ${names.join(', ')}.` : 'list_tags gives the tags there are.';
    return notThere(`There is no tag "${name}".`, hint);
  }
  return {
    find,
    near,
    notFound,
    /** The tags with these names, each once, and the unknown names. Throws `not-found` if there is no tag. */
    pick(names: string[]): { found: Tag[]; missing: string[] } {
      const found = new Set(names.flatMap((name) => find(name) ?? []));
      const missing = names.filter((name) => !find(name));
      const [first] = missing;
      if (found.size === 0 && first !== undefined) throw notFound(first);
      return { found: [...found], missing };
    },
  };
}
