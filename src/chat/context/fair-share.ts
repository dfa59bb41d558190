/**
 * The largest share of `room` that each item may take. Items that need less than an equal share leave the rest to
 * longer ones. `room` if all fit.
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
