/** Events of a bookmark file, in its order. Folders nest; times are epoch milliseconds. */
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
      /** The file marks it as to be read. */
      toRead?: true;
    }
  | { kind: 'separator' }
  /** The folder or bookmark of this title, told before, has a note. */
  | { kind: 'note'; title: string };

/** Folders that every browser has under a name of its own. */
export type FileRoot = 'bar' | 'other';

/** Reads a file piece by piece. */
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
