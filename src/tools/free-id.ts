/** A short id made of the time; the next one that is free where two things were made in one millisecond. */
export function freeId(now: number, taken: { id: string }[]): string {
  const id = now.toString(36);
  return taken.some((one) => one.id === id) ? freeId(now + 1, taken) : id;
}
