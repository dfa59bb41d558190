/** Tabs that are taken at once: more would keep the browser from anything else. */
export const mostAtOnce = 10;

/** Does something to tabs, some at a time. False: it was late before all were done; the first are done in any case. */
export async function inTime(
  ids: number[],
  late: () => boolean,
  act: (some: number[]) => Promise<unknown>,
): Promise<boolean> {
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    if (at > 0 && late()) return false;
    await act(ids.slice(at, at + mostAtOnce));
  }
  return true;
}
