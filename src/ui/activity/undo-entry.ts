import type { JournalEntry } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';

/**
 * Takes an entry back, in as many messages as it needs; `rows`: only these. `onPart` hears of the entry after each
 * message, with all outcomes so far.
 */
export async function undoEntry(
  ask: AskBackground,
  entry: string,
  rows?: string[],
  onPart: (entry: JournalEntry, outcomes: UndoOutcome[]) => void = () => {},
): Promise<UndoOutcome[]> {
  const outcomes: UndoOutcome[] = [];
  for (let wanted = rows; ; ) {
    const answer = await ask('undo', { entry, ...(wanted ? { rows: wanted } : {}) });
    outcomes.push(...answer.outcomes);
    onPart(answer.entry, [...outcomes]);
    if (!answer.left) return outcomes;
    wanted = answer.left;
  }
}
