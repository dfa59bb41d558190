import { describe, expect, it } from 'vitest';
import { calibrationTasks } from '@/src/chat/calibration/index.ts';
import { runTask } from '@/src/chat/calibration/run-task.ts';
import type { ModelEvent, Provider } from '@/src/contract/provider.ts';
import { modelSettings } from '@/src/contract/settings.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { type Move, moveText } from './move.ts';
import { solutions } from './solutions.ts';
import { realStage } from './stage.ts';
import { tasks } from './tasks/index.ts';

/** A model that makes these moves, whatever it hears. */
function model(moves: readonly Move[]): Provider {
  let next = 0;
  return {
    models: async () => [],
    async *stream(): AsyncIterable<ModelEvent> {
      const move = moves[next++] ?? 'I do not know.';
      yield { type: 'text-delta', text: moveText(move) };
      yield { type: 'usage', usage: { input: 100, output: 10 } };
      yield { type: 'finish', reason: 'stop', endMark: true };
    },
  };
}

function attempt(id: string, moves: readonly Move[]) {
  const clock = fakeClock();
  let ids = 0;
  const measured = {
    provider: model(moves),
    model: 'm',
    settings: modelSettings.parse({}),
    protocol,
    now: clock.now,
    newId: () => `id-${++ids}`,
    wait: clock.wait,
  };
  const task = tasks.find((one) => one.id === id)!;
  return runTask(task, 'json-block', measured, realStage(), new AbortController().signal);
}

describe('the tasks of the scoreboard', () => {
  it('are sixty in four languages, including those of the calibration', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(60);
    expect(tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(calibrationTasks.map(({ id }) => id)));
    expect(new Set(tasks.map(({ kind }) => kind)).size).toBe(7);
    expect(new Set(tasks.map(({ language }) => language)).size).toBe(4);
  });

  it.each(tasks.map(({ id }) => id))('%s can be solved with the tools of the product', async (id) => {
    const moves = solutions[id] ?? solutions[id.replace(/-(en|vi|zh|de)$/, '')];
    const run = await attempt(id, moves ?? []);
    expect(run).toMatchObject({ solved: true, repairs: 0 });
  });

  it.each(tasks.filter(({ kind }) => kind !== 'no call').map(({ id }) => id))(
    '%s is not solved by words',
    async (id) => {
      const run = await attempt(id, ['Done: 3, Da Nang, Hue, timetable, prices, islands, 07:30, 18:45, 12 dollars.']);
      expect(run.solved).toBe(false);
    },
  );
});
