import { expect, test } from 'vitest';
import type { ModelErrorCode } from '@/src/contract/provider.ts';
import { stepsOfAnswer, stepsOfFailure, stepsOfList } from '@/src/ui/options/providers/connection-test.ts';

const asked = { host: 'models.example', hasKey: true, model: 'm' };

/** By the first step that fails: what may be wrong there, when a server is asked for its list. */
const failing: Record<string, ModelErrorCode[]> = {
  permission: ['not-permitted', 'origin-not-allowed'],
  address: [
    'no-such-host',
    'cors',
    'not-a-model-server',
    'server',
    'broken-stream',
    'stalled',
    'no-built-in-model',
    'unknown',
  ],
  key: ['wrong-key', 'keys-locked', 'forbidden', 'quota', 'rate-limit'],
  model: ['unknown-model', 'model-downloading'],
  answer: ['context-too-long', 'bad-request', 'no-tools'],
};
const cases = Object.entries(failing).flatMap(([step, codes]) => codes.map((code) => [code, step] as const));
const before = ['permission', 'address', 'key', 'model', 'answer'];

test.each(cases)('%s fails at the step %s, with advice, and no later step is shown', (code, step) => {
  const steps = stepsOfFailure(asked, { code });
  expect(steps.at(-1)).toMatchObject({ id: step, state: 'failed', code, cure: expect.anything() });
  expect(
    steps.slice(0, -1).every(({ id, state }) => state === 'fine' && before.indexOf(id) < before.indexOf(step)),
  ).toBe(true);
});

test.each(cases)('%s that appears only in the answer replaces the step that it contradicts', (code, step) => {
  const listed = stepsOfList(asked, [{ id: 'm' }]);
  const steps = stepsOfAnswer(asked, listed, { code });
  const at = step === 'address' ? 'answer' : step;
  expect(steps.at(-1)).toMatchObject({ id: at, state: 'failed', code });
  expect(steps.filter(({ id }) => id === at)).toHaveLength(1);
});

test('success is shown step by step', () => {
  const steps = stepsOfAnswer(asked, stepsOfList(asked, [{ id: 'm' }]), null);
  expect(steps.map(({ id, state }) => [id, state])).toEqual(
    ['address', 'key', 'model', 'answer'].map((id) => [id, 'fine']),
  );
});
