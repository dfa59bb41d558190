import type { ArchiveRun, KeptKind } from '@/src/contract/archive.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { download } from '../../parts/download.ts';
import type { Notice } from '../state/options-store.ts';

/** Local date for file names. */
const day = (at: number): string => {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Saves a file with these kinds of data. Saves nothing when stopped. */
export async function saveKinds(
  { archive, now }: Pick<Services, 'archive' | 'now'>,
  { name, kinds }: { name: string; kinds: readonly KeptKind[] },
  run: ArchiveRun,
): Promise<Notice> {
  try {
    const pieces = await Array.fromAsync(archive.write({ kinds }, run));
    download(`${name}-${day(now())}.json`, 'application/json', new Blob(pieces));
    return { text: text('options_data_exported') };
  } catch (error) {
    if (run.signal.aborted) return { text: text('options_data_export_stopped') };
    throw error;
  }
}
