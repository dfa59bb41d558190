/** Text of others as `sources` of a read tool gives it, one line for each; nothing if there is no line. */
export const textSources = (source: string, lines: string[]): { source: string; text: string }[] =>
  lines.length > 0 ? [{ source, text: lines.join('\n') }] : [];
