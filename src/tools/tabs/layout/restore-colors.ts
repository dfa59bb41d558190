import { latest } from '../../tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import type { Joined } from './group-plan.ts';

/** Restores the colours of groups that a call changed, unless they were changed since. */
export async function restoreColors(
  { tabs, returned }: Pick<ToolPorts, 'tabs' | 'returned'>,
  rows: Joined[],
): Promise<void> {
  const [groups, ids] = await Promise.all([tabs.groups(), returned.ids()]);
  for (const { wanted, left } of new Map(rows.map((row) => [row.group, row])).values()) {
    const { existing, color } = wanted;
    const group = groups.find(({ id }) => left.group && id === latest(ids.groups, left.group.id));
    if (existing && color && existing.color !== color && group?.color === color)
      await tabs.updateGroup(group.id, { color: existing.color });
  }
}
