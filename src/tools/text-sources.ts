/** Text of others as `sources` of a read tool gives it, one line for each; nothing if there is no line. */
export const textSources = (source: string, lines: string[]) =>
  lines.length > 0 ? [{ source, text: lines.join('\n') }] : [];

/** Titles and addresses as such a source. */
export function pageSources(source: string, pages: { title: string; url: string }[]) {
  const lines = pages.flatMap(({ title, url }) => [title, url]);
  return textSources(source, lines);
}
