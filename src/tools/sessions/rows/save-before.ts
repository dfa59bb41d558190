import type { BulkAct } from '@/src/registry/call-writer.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { savedTabs } from './saved-tabs.ts';

/** Sessions that were saved by themselves; older ones go. */
const kept = 20;

/** Saves the tabs of an act on many, so that they are kept even where undo no longer reaches. */
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
