import type { ImportOutcome, Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import type { Notice } from '../state/options-store.ts';

/** Notice about a finished import, with Undo. */
export function importNotice({ ask }: Pick<Services, 'ask'>, outcome: ImportOutcome): Notice {
  const { folder, saved, leftOut, missing, entries, problem } = outcome;
  const counts = text('options_data_imported', { n: saved, left: leftOut, folder });
  const said = !problem
    ? counts
    : saved === 0
      ? problem
      : text('options_data_imported_partly', { counts, problem, missing });
  if (entries.length === 0) return { text: said };
  return {
    text: said,
    async undo() {
      const [latest, ...others] = entries.toReversed();
      // The worker may have been gone for good before it wrote the last one down.
      if (latest)
        await undoEntry(ask, latest).catch((error) => {
          if (!problem || error?.name !== 'ToolError') throw error;
        });
      for (const entry of others) await undoEntry(ask, entry);
    },
  };
}
