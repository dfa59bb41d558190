import { bookmarksPort } from '@/src/browser/bookmarks/browser-bookmarks.ts';
import type { CallTool } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { Store } from '@/src/store/index.ts';

interface FilePorts extends Pick<Services, 'ask' | 'newId'> {
  callTool: CallTool;
  store: Pick<Store, 'trash' | 'tags'>;
}

/** Decodes a file piece by piece. `read` is called with the number of bytes read so far. */
async function* piecesOf(
  file: Blob,
  { encodingOf, headBytes }: typeof import('@/src/tools/bookmarks/file/detect-encoding.ts'),
  read: (bytes: number) => void,
): AsyncGenerator<string> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const decoder = new TextDecoder(encodingOf(head, navigator.language));
  const reader = file.stream().getReader();
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.length;
    read(bytes);
    yield decoder.decode(chunk.value, { stream: true });
  }
  yield decoder.decode();
}

/** Export of bookmarks as the HTML file that all browsers share, and import of the files of many programs. */
export const createBookmarkFiles = ({ ask, newId, callTool, store }: FilePorts) =>
  ({
    async *exportBookmarks() {
      const { bookmarkFile, libraryEvents } = await import('@/src/tools/bookmarks/file/write-file.ts');
      yield* bookmarkFile(libraryEvents({ bookmarks: bookmarksPort(), trash: store.trash, tags: store.tags }));
    },
    async importBookmarks(file, title, { signal, toRead, progress }) {
      const [encoding, { importFile }] = await Promise.all([
        import('@/src/tools/bookmarks/file/detect-encoding.ts'),
        import('@/src/tools/bookmarks/file/import-file.ts'),
      ]);
      let saved = 0;
      let part = 0;
      const pieces = piecesOf(file, encoding, (bytes) => {
        part = bytes / file.size;
        progress(saved, part);
      });
      return importFile(pieces, title, {
        callTool,
        newId,
        deny: (ticket) => ask('deny', { ticket }),
        signal,
        toRead,
        saved: (count) => {
          saved = count;
          progress(saved, part);
        },
      });
    },
  }) satisfies Pick<Services, 'exportBookmarks' | 'importBookmarks'>;
