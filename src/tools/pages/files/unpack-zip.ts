import { unzipSync } from 'fflate';
import { UnreadableFile } from '@/src/contract/conversation.ts';

interface Limits {
  /** Bytes of all entries that are unpacked. */
  bytes: number;
  entries: number;
}

/** A file of a few kilobytes may say that it unpacks to gigabytes. */
export const zipLimits: Limits = { bytes: 100_000_000, entries: 20_000 };

/** Damaged entries that are left out; more are a damaged file. */
const mostDamaged = 10;

/**
 * Names of the entries of a ZIP file, and those that are wanted, unpacked, without the damaged ones. No entry takes
 * more than the directory says, and no more is taken than the limits allow. Throws `UnreadableFile`.
 */
export function unpackZip(
  packed: Uint8Array,
  wanted: (name: string) => boolean,
  { bytes, entries }: Limits = zipLimits,
): { names: string[]; files: Map<string, Uint8Array> } {
  const damaged = new Set<string>();
  for (;;) {
    const names: string[] = [];
    let sum = 0;
    let at: string | null = null;
    try {
      const files = unzipSync(packed, {
        filter({ name, originalSize }) {
          // Programs on Windows write backslashes.
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
