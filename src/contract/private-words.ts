import type { DataKind } from './settings.ts';

/** As a model reads them. */
const words: Record<DataKind, string> = {
  tabs: 'tabs',
  bookmarks: 'bookmarks and tags',
  history: 'history',
  pages: 'page text',
  files: 'files',
};

/** What a model is told in place of data that it may not see. */
export const privateWords = (kinds: readonly DataKind[]): string =>
  `The user keeps ${kinds.map((kind) => words[kind]).join(' and ')} private from this model.`;
