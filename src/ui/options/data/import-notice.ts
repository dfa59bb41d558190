import type { ImportOutcome, Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import type { Notice } from '../state/options-store.ts';

/** Notice about a finished import, with Undo. */
export function importNotice({ ask }: Pick<Services, 'ask'>, outcome: ImportOutcome): Notice {
  const { folder, saved, leftOut, entries, problem } = outcome;
  const counts = text('options_data_imported', { n: saved, left: leftOut, folder });
  const said = !problem ? counts : saved === 0 ? problem : text('options_data_imported_partly', { counts, problem });
  if (entries.length === 0) return { text: said };
  return {
    text: said,
    async undo() {
      for (const entry of entries.toReversed()) await undoEntry(ask, entry);
    },
  };
}
