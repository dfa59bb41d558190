/** Title of a branch: with the next free number. */
export function branchTitle(title: string, all: readonly string[]): string {
  if (!title) return title;
  const taken = new Set(all);
  const [, first = ''] = /^(.+) \(\d+\)$/.exec(title) ?? [];
  // A branch of a branch continues the numbering. "Report (2024)" without a chat "Report" is an ordinary title.
  const base = first && taken.has(first) ? first : title;
  for (let n = 2; ; n += 1) {
    const next = `${base} (${n})`;
    if (!taken.has(next)) return next;
  }
}
