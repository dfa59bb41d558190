import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { SavedSession, SavedTab } from '@/src/contract/session.ts';
import type { ToolError } from '@/src/contract/tool.ts';
import type { BulkAct } from '@/src/registry/call-writer.ts';
import { sameName } from '@/src/text/fold.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { notThere } from '../../errors/call-errors.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** Tabs in the form of a session, with windows numbered from 0. */
export function savedTabs(tabs: Tab[], groups: TabGroup[]): SavedTab[] {
  const windows = [...new Set(tabs.map(({ windowId }) => windowId))];
  const byId = new Map(groups.map((group) => [group.id, group]));
  return tabs.map((tab) => {
    const group = byId.get(tab.groupId ?? -1);
    return {
      url: tab.url,
      title: tab.title,
      pinned: tab.pinned,
      group: group ? { key: group.id, title: group.title, color: group.color, collapsed: group.collapsed } : null,
      window: windows.indexOf(tab.windowId),
      index: tab.index,
      container: tab.container,
    };
  });
}

/** The error for an unknown id. It names sessions with a similar id or name. */
function noSuchSession(id: string, sessions: SavedSession[]): ToolError {
  const named = sessions.filter(({ name }) => sameName(name, id));
  const ids = sessions.map((session) => session.id);
  const near = nearest(id, ids);
  const offered = named.length > 0 ? named : sessions.filter((session) => near.includes(session.id));
  const list = (offered.length > 0 ? offered : sessions.slice(0, 3)).map((each) => `${each.id} ("${each.name}")`);
  return notThere(
    `No session has the id ${id}.`,
    list.length > 0 ? `There are: ${list.join(', ')}. list_sessions lists all.` : 'No session is saved.',
  );
}

/** The sessions with these ids, each once, and the unknown ids. Throws `not-found` if there is no session. */
export async function namedSessions({ sessions }: Pick<ToolPorts, 'sessions'>, ids: string[]) {
  const all = await sessions.all();
  const byId = new Map(all.map((session) => [session.id, session]));
  const wanted = [...new Set(ids)];
  const found = wanted.flatMap((id) => byId.get(id) ?? []);
  const missing = wanted.filter((id) => !byId.has(id));
  if (found.length === 0) throw noSuchSession(missing[0] ?? '', all);
  return { found, missing };
}

/** Maximum number of automatic sessions; older ones are removed. */
const kept = 20;

/** Saves tabs as a session before a change to many, so that they are kept even if undo cannot restore them. */
export const saveBefore =
  ({ tabs, sessions, clock, words }: Pick<ToolPorts, 'tabs' | 'sessions' | 'clock' | 'words'>) =>
  async ({ call, name, tabs: ids }: BulkAct): Promise<void> => {
    const [all, groups] = await Promise.all([tabs.all(), tabs.groups()]);
    const going = new Set(ids);
    const chosen = all.filter(({ id }) => going.has(id));
    if (chosen.length === 0) return;
    const id = `auto-${call}`;
    await sessions.put({ id, name: words(name), at: clock.now(), automatic: true, tabs: savedTabs(chosen, groups) });
    const automatic = (await sessions.all()).filter((session) => session.automatic);
    if (automatic.length > kept) await sessions.remove(automatic.slice(kept).map((session) => session.id));
  };
