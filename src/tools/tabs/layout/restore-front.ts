import type { Tab, TabsPort } from '@/src/contract/ports.ts';

/** Brings `front`, and in other windows the former front tab, to the front. The focused window keeps the focus. */
export async function restoreFront(
  tabs: TabsPort,
  { before, current, front }: { before: Tab[]; current: Tab | null; front: number[] },
): Promise<void> {
  const now = await tabs.all();
  const wanted = new Map<number, Tab>();
  for (const tab of before) {
    const still = now.find(({ id }) => id === tab.id);
    if (tab.active && still?.windowId === tab.windowId) wanted.set(still.windowId, still);
  }
  for (const tab of now) if (front.includes(tab.id)) wanted.set(tab.windowId, tab);
  const wrong = [...wanted].filter(([, tab]) => !tab.active);
  const focused = (await tabs.current(null))?.windowId;
  for (const [, tab] of wrong) await tabs.activate(tab.id);
  const home = wanted.get(current?.windowId ?? -1);
  if (home && (wrong.length > 0 || focused !== home.windowId)) await tabs.activate(home.id);
}
