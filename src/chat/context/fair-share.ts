/**
 * The most that each of several may take so that all of them fit together: what the short ones leave is for the long
 * ones. `room` where all fit.
 */
export function fairShare(sizes: number[], room: number): number {
  let left = room;
  for (const [index, size] of sizes.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return room;
}
