import { chunksOf } from '@/src/text/chunks-of.ts';
/** Tabs that are changed at a time; more would block the browser. */
export const mostAtOnce = 10;

/** Changes tabs, some at a time. False if time was up before all were changed; the first ones always are. */
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
