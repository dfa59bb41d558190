import { unzipSync } from 'fflate';
import { UnreadableFile } from '@/src/contract/conversation.ts';

interface Limits {
  /** Bytes of all entries that are unpacked. */
  bytes: number;
  entries: number;
}

/** A file of a few kilobytes may say that it unpacks to gigabytes. */
export const zipLimits: Limits = { bytes: 100_000_000, entries: 20_000 };

/**
 * Names of the entries of a ZIP file, and those that are wanted, unpacked. No entry takes more than the directory says,
 * and no more is taken than the limits allow. Throws `UnreadableFile`.
 */
export function unpackZip(
  packed: Uint8Array,
  wanted: (name: string) => boolean,
  { bytes, entries }: Limits = zipLimits,
): { names: string[]; files: Map<string, Uint8Array> } {
  const names: string[] = [];
  let sum = 0;
  try {
    const files = unzipSync(packed, {
      filter({ name, originalSize }) {
        names.push(name);
        if (names.length > entries) throw new UnreadableFile('unpacks');
        if (!wanted(name)) return false;
        sum += originalSize;
        if (sum > bytes) throw new UnreadableFile('unpacks');
        return true;
      },
    });
    return { names, files: new Map(Object.entries(files)) };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged');
  }
}
