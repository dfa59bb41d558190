import { unzipSync } from 'fflate';
import { UnreadableFile } from '@/src/contract/conversation.ts';

/** Limits, since a file of a few kilobytes may unpack to gigabytes. `bytes`: of all unpacked entries. */
const zipLimits = { bytes: 100_000_000, entries: 20_000 };

/** Maximum number of damaged entries that are skipped; with more the file counts as damaged. */
const mostDamaged = 10;

/** The names of all entries of a ZIP file, and the wanted ones unpacked, within limits. Throws `UnreadableFile`. */
export function unpackZip(packed: Uint8Array, wanted: (name: string) => boolean, { bytes, entries } = zipLimits) {
  const damaged = new Set<string>();
  for (;;) {
    const names: string[] = [];
    let sum = 0;
    let at: string | null = null;
    try {
      const files = unzipSync(packed, {
        filter({ name, originalSize }) {
          // Some programs on Windows write backslashes.
          names.push(name.replaceAll('\\', '/'));
          at = null;
          if (names.length > entries) throw new UnreadableFile('unpacks');
          if (damaged.has(name) || !wanted(names.at(-1) ?? '')) return false;
          sum += originalSize;
          if (sum > bytes) throw new UnreadableFile('unpacks');
          at = name;
          return true;
        },
      });
      return { names, files: new Map(Object.entries(files).map(([name, one]) => [name.replaceAll('\\', '/'), one])) };
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      if (at === null || damaged.size >= mostDamaged) throw new UnreadableFile('damaged');
      damaged.add(at);
    }
  }
}
