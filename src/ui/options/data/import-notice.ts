import type { ImportOutcome, Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
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
      const outcomes: UndoOutcome[] = [];
      // The background may have stopped for good before it recorded the last call.
      if (latest)
        outcomes.push(
          ...(await undoEntry(ask, latest).catch((error) => {
            if (!problem || error?.name !== 'ToolError') throw error;
            return [];
          })),
        );
      for (const entry of others) outcomes.push(...(await undoEntry(ask, entry)));
      const n = outcomes.filter(({ state }) => state === 'undone').length;
      return n < outcomes.length ? text('ui_undone_notice', { n, left: outcomes.length - n }) : null;
    },
  };
}
