import type { BulkAct } from '@/src/registry/call-writer.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { savedTabs } from './saved-tabs.ts';

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
