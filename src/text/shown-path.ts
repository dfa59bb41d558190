/** Titles of a folder path, which are joined by `/` and escape it as `\/`. */
export const pathTitles = (path: string): string[] =>
  (path.match(/(?:\\.|[^/\\])+/gs) ?? []).map((title) => title.replace(/\\([\\/])/g, '$1'));

/** A folder path as people read it: "Bookmarks bar › Dev". */
export const shownPath = (path: string): string => pathTitles(path).join(' › ');
