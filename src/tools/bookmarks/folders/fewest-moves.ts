/** The longest increasing subsequence of a permutation of 0 to n - 1, as a set. */
function longestRise(ranks: number[]): Set<number> {
  /** The smallest last member of an increasing subsequence of each length. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const rank of ranks) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    before.set(rank, ends[low - 1]);
    ends[low] = rank;
  }
  const rise = new Set<number>();
  for (let rank = ends.at(-1); rank !== undefined; rank = before.get(rank)) rise.add(rank);
  return rise;
}

/** The fewest moves to the wanted order, with the index right before and right after each. Unnamed entries go last. */
export function* fewestMoves(present: string[], wanted: string[]) {
  const there = new Set(present);
  const order = [...new Set([...wanted.filter((id) => there.has(id)), ...present])];
  const rankOf = new Map(order.map((id, rank) => [id, rank]));
  const ranks = present.map((id) => rankOf.get(id) ?? 0);
  const stays = longestRise(ranks);
  for (const [rank, id] of order.entries()) {
    if (stays.has(rank)) continue;
    const from = ranks.indexOf(rank);
    ranks.splice(from, 1);
    const to = rank === 0 ? 0 : ranks.indexOf(rank - 1) + 1;
    ranks.splice(to, 0, rank);
    yield { id, from, to };
  }
}
