import { text } from '@/src/contract/text.ts';
import type { Reference } from '../frame/command-frame.ts';
import type { TabItem } from './items.ts';
import { answer, type Listed, type Listing, stop } from './script.ts';

/** Things of a kind that a pronoun refers to; null if there is no list, or none of that kind at the position. */
export function listed(ref: Reference, context: Listing, kind: Listed['kind']): Listed[] | null {
  const all = context.list ?? [];
  const list = all.filter((item) => item.kind === kind);
  if (list.length === 0) return null;
  const rows = (all.at(-1)?.row ?? 0) + 1;
  switch (ref.kind) {
    case 'this':
      return null;
    case 'it':
      return list.length === 1 ? list : null;
    case 'all':
      return context.more ? null : list;
    case 'others':
      return context.more ? null : some(list.filter((item) => !context.used.has(item.id)));
    case 'first':
      return some(list.filter((item) => item.row < ref.count));
    case 'last':
      return some(list.filter((item) => item.row >= rows - ref.count));
    case 'positions': {
      const at = ref.positions.map((position) => (position > 0 ? position - 1 : rows + position));
      const items = at.map((row) => list.filter((item) => item.row === row));
      return items.every((found) => found.length > 0) ? items.flat() : null;
    }
    default:
      return ref satisfies never;
  }
}

const some = (items: Listed[]): Listed[] | null => (items.length > 0 ? items : null);

/** Things of these kinds that a pronoun refers to. Ends the command if there are none. */
export function thingsListed(ref: Reference, context: Listing, kinds: Listed['kind'][]): Listed[] {
  const things = kinds.flatMap((kind) => listed(ref, context, kind) ?? []);
  return things.length > 0 ? things : stop(answer(text(context.list ? 'command_list_unclear' : 'command_no_list')));
}

/** Ends the command if any of these tabs was closed or shows another page than in the list. */
export function checkOpen(items: Listed[], all: TabItem[]): void {
  const open = new Map(all.map((tab) => [String(tab.id), tab.url]));
  if (items.some((item) => open.get(item.id) !== item.url)) stop(answer(text('command_list_changed')));
}

/** Ids of the tabs that a pronoun refers to. Ends the command if tabs of the list have closed or changed. */
export function pointedAt(ref: Reference, context: Listing, current: TabItem, all: TabItem[]): number[] {
  if (ref.kind === 'this') return [current.id];
  if (ref.kind === 'positions' && ref.positions.length > 1 && !context.list)
    return inStrip(ref.positions, current, all);
  const items = thingsListed(ref, context, ['tab']);
  checkOpen(items, all);
  return items.map((item) => Number(item.id));
}

/** Tabs of this window by position, for "tabs 3 to 7" without a list. */
function inStrip(positions: number[], current: TabItem, all: TabItem[]): number[] {
  const strip = all.filter(({ window_id }) => window_id === current.window_id).sort((a, b) => a.index - b.index);
  const tabs = positions.flatMap((position) => strip[position - 1]?.id ?? []);
  return tabs.length > 0 ? tabs : stop(answer(text('command_list_unclear')));
}
