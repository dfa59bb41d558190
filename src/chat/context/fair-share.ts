/** The largest share of `room` for each item: what short ones do not need goes to longer ones. `room` if all fit. */
export function fairShare(sizes: number[], room: number): number {
  let left = room;
  for (const [index, size] of sizes.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return room;
}
