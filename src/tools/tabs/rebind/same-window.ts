/** A tab's window then and now. */
export type Vote = readonly [was: number, is: number];

/** The present window of each former one: the one with most of its tabs, none if two have. Each is used once. */
export function sameWindows(votes: Vote[]): Map<number, number> {
  const counted = [...Map.groupBy(votes, (vote) => vote.join()).values()]
    .flatMap((alike) => (alike[0] ? { was: alike[0][0], is: alike[0][1], n: alike.length } : []))
    .sort((a, b) => b.n - a.n);
  const same = new Map<number, number>();
  for (let left = counted; left[0]; ) {
    const { was, is, n } = left[0];
    const rivals = left.filter((other) => other.was === was || other.is === is);
    if (rivals.filter((rival) => rival.n === n).length === 1) same.set(was, is);
    left = left.filter((other) => !rivals.includes(other));
  }
  return same;
}
