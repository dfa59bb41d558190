import { describe, expect, it } from 'vitest';
import type { CallPart } from '@/src/contract/conversation.ts';
import { home } from '@/test/attacks/home.ts';
import { household } from '@/test/attacks/household.ts';
import { call, context } from '@/test/fakes/registry.ts';
import { approvalsPage } from './page.ts';
import type { Task } from './task.ts';
import { tasks } from './tasks.ts';

/** Does a task, with every question answered as it is shown. */
async function done({ says, rounds, more }: Task) {
  const library = home();
  library.pages[1] = { ...Object(library.pages[1]), links: [{ text: 'Else', url: 'https://else.test/1' }] };
  const house = await household(library);
  const lastWeek = call('earlier:1', 'tag_items', { items: [{ bookmark_ids: ['b5'], tags: ['bread'] }] });
  await house.registry.run(lastWeek, context({ conversation: 'earlier', turn: 'earlier' }));
  const end = await house.say({ text: says, rounds, ...more }, 'approves');
  const messages = await house.records.conversations.messages('chat');
  const calls = messages.flatMap(({ parts }) => parts).filter((part): part is CallPart => part.type === 'call');
  return { end, questions: house.asked.length, calls };
}

/** Requests for which one question does not do. */
const most = new Map([['Check my links and delete the dead', 2]]);

describe('everyday requests', () => {
  const questions = new Map<string, number>();

  it.each(tasks)('$says', async (task) => {
    const { end, questions: asked, calls } = await done(task);
    questions.set(task.says, asked);
    expect(end).toEqual({ reason: 'answered' });
    expect(calls.map(({ call, state, result }) => [call.name, state, result?.error])).toEqual(
      task.rounds.flat().map((order) => [Object(order).name, 'done', null]),
    );
    expect(asked).toBeLessThanOrEqual(most.get(task.says) ?? 1);
  });

  it('are listed in the docs with the number of questions', async () => {
    await expect(approvalsPage(tasks, questions)).toMatchFileSnapshot('../../docs/approvals.md');
  });
});
