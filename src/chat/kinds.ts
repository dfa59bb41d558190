import type { Attachment, CallPart, Message } from '@/src/contract/conversation.ts';
import { type DataKind, dataKinds } from '@/src/contract/settings.ts';
import type { Area, LiveRow } from '@/src/contract/tool.ts';

/** The area of a tool; undefined where there is no such tool (any more). */
export type AreaOf = (tool: string) => Area | undefined;

/** What the results of an area may hold. The journal, which `actions` read, names tabs and bookmarks alike. */
const kindsOfArea: Record<Area, readonly DataKind[]> = {
  everything: ['tabs', 'bookmarks', 'history'],
  tabs: ['tabs'],
  sessions: ['tabs'],
  bookmarks: ['bookmarks'],
  tags: ['bookmarks'],
  history: ['history'],
  pages: ['pages'],
  actions: ['tabs', 'bookmarks'],
};

const kindOfAttachment: Record<Attachment['kind'], DataKind> = {
  page: 'pages',
  selection: 'pages',
  link: 'pages',
  tabs: 'tabs',
  bookmark: 'bookmarks',
  tag: 'bookmarks',
  file: 'files',
};

const kindsOfRow: Record<LiveRow['kind'], readonly DataKind[]> = {
  tab: ['tabs'],
  bookmark: ['bookmarks'],
  folder: ['bookmarks'],
  tag: ['bookmarks'],
  page: ['pages'],
  action: ['tabs', 'bookmarks'],
};

export const attachmentKind = ({ kind }: Attachment): DataKind => kindOfAttachment[kind];
export const rowKinds = ({ kind }: LiveRow): readonly DataKind[] => kindsOfRow[kind];

/** What running a tool would give; nothing for a tool that there is not. */
export const toolKinds = (tool: string, areaOf: AreaOf): readonly DataKind[] => {
  const area = areaOf(tool);
  return area === undefined ? [] : kindsOfArea[area];
};

/** What a call's result may hold. Of a tool that is gone it may be anything; one that never was gave an error only. */
export function resultKinds({ call, result }: CallPart, areaOf: AreaOf): readonly DataKind[] {
  if (!result) return [];
  return result.success && areaOf(call.name) === undefined ? dataKinds : toolKinds(call.name, areaOf);
}

/** The kinds of data in messages, with which they would reach a model. */
export function kindsIn(messages: readonly Message[], areaOf: AreaOf): Set<DataKind> {
  return new Set(
    messages.flatMap(({ parts, attached = [], selected = [] }) => [
      ...attached.map(attachmentKind),
      ...selected.flatMap(rowKinds),
      ...parts.flatMap((part) => (part.type === 'call' ? resultKinds(part, areaOf) : [])),
    ]),
  );
}
