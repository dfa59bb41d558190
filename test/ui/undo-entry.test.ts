import { describe, expect, it } from 'vitest';
import type { Answers, MessageName } from '@/src/contract/messages.ts';
import { type AskBackground, BackgroundGone } from '@/src/contract/services.ts';
import { undoEntry } from '@/src/ui/activity/undo-entry.ts';

const undone = (row: string) => ({ row, state: 'undone' as const });

/** Answers to `undo` in their order; null stands for a background that is killed over it. */
function asking(answers: (Answers['undo'] | null)[], alive = true) {
  const asked: MessageName[] = [];
  const ask = async (name: MessageName) => {
    asked.push(name);
    const answer = name === 'undo' ? answers.shift() : alive ? [] : null;
    if (!answer) throw new BackgroundGone();
    return answer;
  };
  return { ask: ask as AskBackground, asked };
}

describe('undoing an entry', () => {
  it('continues while the background is killed during it', async () => {
    const part = { outcomes: [undone('a')], undone: 1, done: 2, left: ['b'] };
    const rest = { outcomes: [undone('b')], undone: 2, done: 2 };
    const { ask } = asking([null, null, part, null, rest]);
    expect(await undoEntry(ask, 'e')).toEqual([undone('a'), undone('b')]);
  });

  it('fails if the background answers no other message either', async () => {
    const { ask, asked } = asking([null, null], false);
    await expect(undoEntry(ask, 'e')).rejects.toThrow(BackgroundGone);
    expect(asked.filter((name) => name === 'undo')).toHaveLength(1);
  });
});
