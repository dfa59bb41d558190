import type { AskBackground } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import type { Notice } from '../options-store.ts';

/** Takes an entry back, in as many messages as it needs; `rows`: only these. */
export async function undoEntry(ask: AskBackground, entry: string, rows?: string[]): Promise<UndoOutcome[]> {
  const outcomes: UndoOutcome[] = [];
  for (let wanted = rows; ; ) {
    const { outcomes: ended, left } = await ask('undo', { entry, ...(wanted ? { rows: wanted } : {}) });
    outcomes.push(...ended);
    if (!left) return outcomes;
    wanted = left;
  }
}

/** How much came back. */
export function undoNotice(outcomes: readonly UndoOutcome[]): Notice {
  const n = outcomes.filter(({ state }) => state === 'undone').length;
  return { text: text('ui_undone_notice', { n, left: outcomes.length - n }) };
}
