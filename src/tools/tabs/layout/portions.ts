/** Tabs that are taken at once: more would keep the browser from anything else. */
export const mostAtOnce = 10;

/** Cuts a list into portions of the size that is taken at once. */
export const portionsOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, at) =>
    items.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );

/** Does something to tabs, some at a time. False: it was late before all were done; the first are done in any case. */
export async function inTime(
  ids: number[],
  late: () => boolean,
  act: (some: number[]) => Promise<unknown>,
): Promise<boolean> {
  for (const [at, some] of portionsOf(ids).entries()) {
    if (at > 0 && late()) return false;
    await act(some);
  }
  return true;
}
