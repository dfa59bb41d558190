import type { ImportOutcome, Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import type { Notice } from '../state/options-store.ts';

/** Notice about a finished import, with Undo. */
export function importNotice({ ask }: Pick<Services, 'ask'>, outcome: ImportOutcome): Notice {
  const { folder, saved, leftOut, missing, entries, problem } = outcome;
  const counts = text('options_data_imported', { n: saved, left: leftOut, folder });
  const partly =
    problem && (saved === 0 ? problem : text('options_data_imported_partly', { counts, problem, missing }));
  const said = { text: partly ?? counts };
  if (entries.length === 0) return said;
  return {
    ...said,
    async undo() {
      const outcomes: UndoOutcome[] = [];
      for (const entry of entries.toReversed()) {
        const undone = undoEntry(ask, entry).catch((error) => {
          // The background may have stopped for good before it recorded the last call.
          if (!problem || entry !== entries.at(-1) || error?.name !== 'ToolError') throw error;
          return [];
        });
        outcomes.push(...(await undone));
      }
      const n = outcomes.filter(({ state }) => state === 'undone').length;
      return n < outcomes.length ? text('ui_undone_notice', { n, left: outcomes.length - n }) : null;
    },
  };
}
