import { isAlive, patience } from '@/src/chat/turn/call-tool.ts';
import type { Answers } from '@/src/contract/messages.ts';
import { type AskBackground, BackgroundGone } from '@/src/contract/services.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';

/**
 * Undoes an entry in as many requests as needed. `rows`: only these. `onPart` is called with each answer and all
 * outcomes so far.
 */
export async function undoEntry(
  ask: AskBackground,
  entry: string,
  rows?: string[],
  onPart: (answer: Answers['undo'], outcomes: UndoOutcome[]) => void = () => {},
): Promise<UndoOutcome[]> {
  const outcomes: UndoOutcome[] = [];
  let left = patience;
  for (let wanted = rows; ; ) {
    const answer = await ask('undo', { entry, ...(wanted ? { rows: wanted } : {}) }).catch(async (error: unknown) => {
      if (!(error instanceof BackgroundGone) || left === 0 || !(await isAlive(ask))) throw error;
      return null;
    });
    if (!answer) {
      left -= 1;
      continue;
    }
    left = patience;
    outcomes.push(...answer.outcomes);
    onPart(answer, [...outcomes]);
    if (!answer.left) return outcomes;
    wanted = answer.left;
  }
}
