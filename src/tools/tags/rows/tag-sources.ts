/** Names of tags as text of others: a page may have had one made, to be read in a later chat. */
export const tagSources = (names: string[]): { source: string; text: string }[] =>
  names.length > 0 ? [{ source: 'tags', text: names.join('\n') }] : [];
