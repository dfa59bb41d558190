import type { TabsPort } from '@/src/contract/ports.ts';
import { orderOf } from './place.ts';

/** Moves the movable tabs, and only these, until the window stands in the wanted order. They may come from elsewhere. */
export async function arrange(
  tabs: TabsPort,
  windowId: number,
  wanted: number[],
  movable: ReadonlySet<number>,
): Promise<void> {
  let order = orderOf(await tabs.all(), windowId);
  for (const [at, id] of wanted.entries()) {
    if (!movable.has(id)) continue;
    const others = order.filter((other) => other !== id);
    const before = wanted[at - 1];
    const index = before === undefined ? 0 : others.indexOf(before) + 1;
    if (order[index] !== id) await tabs.move(id, { windowId, index });
    order = others.toSpliced(index, 0, id);
  }
}
