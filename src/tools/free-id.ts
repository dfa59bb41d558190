/** A short id made from the time, or the next one that no item has. */
export function freeId(now: number, taken: { id: string }[]): string {
  const id = now.toString(36);
  return taken.some((one) => one.id === id) ? freeId(now + 1, taken) : id;
}
