import { type Text, text } from '@/src/contract/text.ts';
import type { CommandContext, Listed } from '../context.ts';
import type { TabItem } from '../items.ts';
import type { Reference } from '../language/frame.ts';

/** The things of the last list that a pronoun means; null where there is no list or it is shorter than that. */
export function listed(ref: Reference, context: CommandContext, kind: Listed['kind']): Listed[] | null {
  const list = context.list?.filter((item) => item.kind === kind) ?? [];
  if (list.length === 0) return null;
  switch (ref.kind) {
    case 'this':
      return null;
    case 'it':
      return list.length === 1 ? list : null;
    case 'all':
      return context.more ? null : list;
    case 'others': {
      if (context.more) return null;
      const rest = list.filter((item) => !context.used.has(item.id));
      return rest.length > 0 ? rest : null;
    }
    case 'first':
      return list.slice(0, ref.count);
    case 'last':
      return list.slice(-ref.count);
    case 'positions': {
      const items = ref.positions.map((position) => list.at(position > 0 ? position - 1 : position));
      return items.every((item) => item !== undefined) ? items : null;
    }
    default:
      return ref satisfies never;
  }
}

/** The tabs a pronoun means, as they are now. A list whose tabs have gone or moved on is asked about. */
export function pointedAt(
  ref: Reference,
  context: CommandContext,
  current: TabItem,
  all: TabItem[],
): { tabs: number[] } | { problem: Text } {
  if (ref.kind === 'this') return { tabs: [current.id] };
  const items = listed(ref, context, 'tab');
  if (!items) return { problem: text(context.list ? 'command_list_unclear' : 'command_no_list') };
  const open = new Map(all.map((tab) => [String(tab.id), tab.url]));
  const changed = items.some((item) => open.get(item.id) !== item.url);
  return changed ? { problem: text('command_list_changed') } : { tabs: items.map((item) => Number(item.id)) };
}
