import type { UndoOutcome, UndoRun } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../ports.ts';
import { isTitled, type Joined } from './group-plan.ts';
import { returnTabs, type StandingRow } from './return-tabs.ts';
import { latest } from './returned.ts';

type Ports = Pick<ToolPorts, 'tabs' | 'returned'>;

export type GroupedRow = StandingRow & Joined;

/** A colour that the call gave to a group that was there before goes back, unless it was changed since. */
async function restoreColors({ tabs, returned }: Ports, rows: GroupedRow[]): Promise<void> {
  const groups = await tabs.groups();
  for (const { wanted } of new Map(rows.map((row) => [row.group, row])).values()) {
    const { existing, color } = wanted;
    const group = groups.find(({ id }) => id === latest(returned.groups, existing?.id ?? -1));
    if (existing && color && existing.color !== color && group?.color === color)
      await tabs.updateGroup(group.id, { color: existing.color });
  }
}

/** Takes tabs out of the groups they were put into, back to the places and groups they had. */
export async function ungroupAgain(
  ports: Ports,
  rows: GroupedRow[],
  { repeated }: Pick<UndoRun, 'repeated'>,
): Promise<UndoOutcome[]> {
  await restoreColors(ports, rows);
  return returnTabs(ports, rows, {
    repeated,
    // A group that was taken apart and made again has another id.
    unchanged: (row, tab, group) =>
      tab.groupId === latest(ports.returned.groups, row.group) ||
      (group !== undefined && isTitled(group, row.wanted.title)),
  });
}
