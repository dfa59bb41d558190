import { dataKinds } from '@/src/contract/client.ts';
import type { Attachment, CallPart, Message } from '@/src/contract/conversation.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import { kindsOfArea, type LiveRow, type ToolDescription, type ToolResult } from '@/src/contract/tool.ts';

/** The kinds of data that a tool's results (or this result) may contain; undefined for a tool that does not exist. */
export type KindsOf = (tool: string, result?: ToolResult) => readonly DataKind[] | undefined;

/** Properties of a turn's tools, by name. */
export interface ToolFacts {
  kindsOf: KindsOf;
  isRead(tool: string): boolean;
  /** True if the tool leaves out what the model may not see. It is refused if nothing would be left. */
  respectsAccess(tool: string): boolean;
}

export function factsOf(tools: readonly ToolDescription[]): ToolFacts {
  const known = new Map(tools.map((tool) => [tool.name, tool]));
  return {
    kindsOf(name, result) {
      const tool = known.get(name);
      const held = tool && (tool.holds ?? kindsOfArea[tool.area]);
      return held && tool.tagged && hasTags(result?.data) ? [...held, 'bookmarks'] : held;
    },
    isRead: (tool) => known.get(tool)?.effect === 'read',
    respectsAccess: (tool) => known.get(tool)?.respectsAccess === true,
  };
}

/** True for an item with tags of the user, or a list that contains one. */
function hasTags(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ('items' in data && Array.isArray(data.items)) return data.items.some(hasTags);
  return 'tags' in data && Array.isArray(data.tags) && data.tags.length > 0;
}

/** The kinds of data in attachments. A paste has none, since the user chose its text. */
const kindsOfAttachment: Record<Attachment['kind'], readonly DataKind[]> = {
  page: ['pages'],
  selection: ['pages'],
  link: ['pages'],
  tabs: ['tabs'],
  group: ['tabs'],
  session: ['tabs'],
  bookmark: ['bookmarks'],
  folder: ['bookmarks'],
  tag: ['bookmarks'],
  file: ['files'],
  paste: [],
};

const kindsOfRow: Record<LiveRow['kind'], readonly DataKind[]> = {
  tab: ['tabs'],
  bookmark: ['bookmarks'],
  folder: ['bookmarks'],
  tag: ['bookmarks'],
  page: ['tabs', 'bookmarks', 'history', 'pages'],
  action: ['tabs', 'bookmarks'],
  session: ['tabs'],
  site: ['tabs'],
  closed: ['tabs'],
};

export const attachedKinds = ({ kind }: Attachment): readonly DataKind[] => kindsOfAttachment[kind];

/** The kinds of data in a row. A page of unknown origin may be any of them. */
export const rowKinds = ({ kind, from }: LiveRow): readonly DataKind[] => (from ? [from] : kindsOfRow[kind]);

/** The kinds of data that a result may contain: all for a tool that is gone, none for one that never existed. */
export function resultKinds({ call, result, sees }: CallPart, kindsOf: KindsOf): readonly DataKind[] {
  if (!result) return [];
  const kinds = kindsOf(call.name, result) ?? (result.success ? dataKinds : []);
  return sees ? kinds.filter((kind) => sees.includes(kind)) : kinds;
}

export function kindsIn(messages: readonly Message[], kindsOf: KindsOf): Set<DataKind> {
  return new Set(
    messages.flatMap(({ parts, attached = [], selected = [] }) => [
      ...attached.flatMap(attachedKinds),
      ...selected.flatMap(rowKinds),
      ...parts.flatMap((part) => (part.type === 'call' ? resultKinds(part, kindsOf) : [])),
    ]),
  );
}
