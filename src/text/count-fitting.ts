/** Number of the first items that fit into a room together, at least one. */
export function countFitting<Item>(items: Item[], sizeOf: (item: Item) => number, room: number): number {
  let used = 0;
  const end = items.findIndex((item) => {
    used += sizeOf(item);
    return used > room;
  });
  return end < 0 ? items.length : Math.max(end, 1);
}
