/** The content of a bookmark file, in its order. Folders nest; times are epoch milliseconds. */
export type FileEvent =
  | { kind: 'folder-start'; title: string; root?: FileRoot; added?: number; modified?: number }
  | { kind: 'folder-end' }
  | {
      kind: 'bookmark';
      title: string;
      url: string;
      tags: string[];
      added?: number;
      modified?: number;
      /** The file marks the link as unread. */
      toRead?: true;
    }
  | { kind: 'separator' }
  /** A note on the folder or bookmark of this title, which came before. */
  | { kind: 'note'; title: string };

/** Folders that every browser has, each under its own name. */
export type FileRoot = 'bar' | 'other';

export interface FileReader {
  push(chunk: string): Iterable<FileEvent>;
  end(): Iterable<FileEvent>;
}

/** A reader that needs the whole text of its file. */
export function wholeReader(read: (text: string) => Iterable<FileEvent>): FileReader {
  const chunks: string[] = [];
  return {
    push(chunk) {
      chunks.push(chunk);
      return [];
    },
    end: () => read(chunks.join('')),
  };
}
