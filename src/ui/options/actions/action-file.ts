import { ArchiveRefused, type ArchiveRun } from '@/src/contract/archive.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { download } from '../../parts/download.ts';

/** Run without progress: prompts are few. */
const runWithoutProgress = (): ArchiveRun => ({ signal: new AbortController().signal, progress: () => {} });

/** Saves the user's own actions as a file that can be imported again, here or elsewhere. */
export async function saveActions({ archive }: Pick<Services, 'archive'>): Promise<undefined> {
  const pieces: string[] = [];
  for await (const piece of archive.write({ kinds: ['actions'] }, runWithoutProgress())) pieces.push(piece);
  download('outrigger-prompts.json', 'application/json', new Blob(pieces));
}

/** Adds the actions of a file to those that are here; says how many, or why none. Never rejects. */
export async function loadActions(file: Blob, { archive }: Pick<Services, 'archive'>): Promise<Text> {
  try {
    const opened = await archive.open(file);
    return text('options_actions_imported', { n: await opened.take(['actions'], runWithoutProgress()) });
  } catch (error) {
    return error instanceof ArchiveRefused ? error.text : errorText(error);
  }
}
