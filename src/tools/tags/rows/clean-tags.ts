import { z } from '@/src/contract/zod.ts';
import { nameKey } from '@/src/text/fold.ts';
import { invalid } from '../../errors/call-errors.ts';

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
