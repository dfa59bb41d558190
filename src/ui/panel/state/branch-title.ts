/** The title of a branch: that of its chat with the next number that no chat bears, so that the two can be told apart. */
export function branchTitle(title: string, all: readonly string[]): string {
  if (!title) return title;
  const taken = new Set(all);
  const [, first = ''] = /^(.+) \(\d+\)$/.exec(title) ?? [];
  // Of a branch's branch it goes on; "Report (2024)" is a name of its own.
  const base = first && taken.has(first) ? first : title;
  for (let n = 2; ; n += 1) {
    const next = `${base} (${n})`;
    if (!taken.has(next)) return next;
  }
}
