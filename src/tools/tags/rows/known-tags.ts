import type { TagsPort } from '@/src/contract/ports.ts';
import type { ToolError } from '@/src/contract/tool.ts';
import { nameKey } from '@/src/text/fold.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { notThere } from '../../errors/call-errors.ts';
import { cleanTag } from './clean-tags.ts';

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
