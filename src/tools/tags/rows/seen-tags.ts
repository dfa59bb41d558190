import { privateWords } from '@/src/contract/settings.ts';
import type { CallContext } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../../tool-ports.ts';

const noTags = async () => new Map<string, string[]>();

/** The ports for a model that may not see bookmarks: without tags. `note`: says so in a result. */
export function withSeenTags(ports: ToolPorts, { sees }: Pick<CallContext, 'sees'>) {
  if (!sees || sees.includes('bookmarks')) return { seen: ports, note: {} };
  return {
    seen: { ...ports, tags: { ...ports.tags, of: noTags } },
    note: { kept_private: privateWords(['bookmarks']) },
  };
}
