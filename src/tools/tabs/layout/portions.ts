import { chunksOf } from '@/src/text/chunks-of.ts';
/** Tabs that are taken at once: more would keep the browser from anything else. */
export const mostAtOnce = 10;

/** Does something to tabs, some at a time. False: it was late before all were done; the first are done in any case. */
export async function inTime(
  ids: number[],
  late: () => boolean,
  act: (some: number[]) => Promise<unknown>,
): Promise<boolean> {
  let begun = false;
  for (const some of chunksOf(ids, mostAtOnce)) {
    if (begun && late()) return false;
    begun = true;
    await act(some);
  }
  return true;
}
