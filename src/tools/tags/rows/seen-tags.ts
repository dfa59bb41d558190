import { privateWords } from '@/src/contract/settings.ts';
import type { CallContext } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../../tool-ports.ts';

const noTags = async () => new Map<string, string[]>();

/**
 * The library as a model sees it that may not see bookmarks: tags are kept private with them, and may stand on anything.
 * `note`: what its result says of that.
 */
export function withSeenTags(
  ports: ToolPorts,
  { sees }: Pick<CallContext, 'sees'>,
): { seen: ToolPorts; note: { kept_private?: string } } {
  if (!sees || sees.includes('bookmarks')) return { seen: ports, note: {} };
  return {
    seen: { ...ports, tags: { ...ports.tags, of: noTags } },
    note: { kept_private: privateWords(['bookmarks']) },
  };
}
