import type { ModelError, ModelErrorCode, ModelInfo } from '@/src/contract/provider.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { errorWords } from '../../parts/error-words.ts';

/** Step of a connection test. `caution`: the connection may still work. */
export interface Step {
  id: 'permission' | 'address' | 'key' | 'model' | 'answer';
  state: 'fine' | 'caution' | 'failed';
  what: Text;
  cure?: Text;
  detail?: string;
  link?: string;
  /** Base URL that was found to work instead. */
  better?: string;
  code?: ModelErrorCode;
}

interface Asked {
  host: string;
  hasKey: boolean;
  model: string;
}

/** Steps of a test after the server gave its list of models. */
export function stepsOfList(asked: Asked, models: readonly ModelInfo[]): Step[] {
  return [reachedStep(asked), keyPassed(asked), modelStep(asked, models)];
}

/** Steps for a server without a model list, which may still answer requests. */
export const stepsWithoutList = (asked: Asked): Step[] => [
  reachedStep(asked),
  keyPassed(asked),
  {
    id: 'model',
    state: 'caution',
    what: text('options_test_no_list'),
    ...(asked.model === '' && { cure: text('options_test_no_list_do') }),
  },
];

/** True if the address is not that of a model server; a longer path of it may be. */
export const isElsewhere = ({ code, hint }: ModelError): boolean =>
  code === 'not-a-model-server' && hint !== 'redirected';

/** True if the server lacks a model list, which does not mean that it cannot answer. */
export const hasNoList = (error: ModelError): boolean =>
  isElsewhere(error) && [404, 405, 501].includes(error.status ?? 0);

/** Steps of a failed test: those passed, then the failed one. */
export function stepsOfFailure(asked: Asked, error: ModelError): Step[] {
  return stepsUpTo(failedStep(failsAt[error.code] ?? 'address', asked, error), [reachedStep(asked), keyPassed(asked)]);
}

/**
 * Adds the step of a test request to the model; `error` is null if it answered. Some servers check the key only here,
 * so an earlier step may turn out to have failed.
 */
export function stepsOfAnswer(asked: Asked, steps: readonly Step[], error: ModelError | null): Step[] {
  if (!error)
    return [...steps, { id: 'answer', state: 'fine', what: text('options_test_answer', { model: asked.model }) }];
  return stepsUpTo(failedStep(failsAt[error.code] ?? 'answer', asked, error), steps);
}

const order: Step['id'][] = ['permission', 'address', 'key', 'model', 'answer'];

const stepsUpTo = (failed: Step, steps: readonly Step[]): Step[] => [
  ...steps.filter(({ id }) => order.indexOf(id) < order.indexOf(failed.id)),
  failed,
];

function failedStep(id: Step['id'], asked: Asked, error: ModelError): Step {
  return {
    id,
    state: 'failed',
    ...errorWords(error, { asked: asked.host }),
    code: error.code,
    ...(error.hint === 'untrusted' && { link: `https://${error.host ?? asked.host}/` }),
    ...(error.detail !== undefined && { detail: error.detail }),
  };
}

/** Step at which an error fails a test. Of all others the address, or the answer once a model is asked. */
const failsAt: Partial<Record<ModelErrorCode, Step['id']>> = {
  'not-permitted': 'permission',
  'origin-not-allowed': 'permission',
  'wrong-key': 'key',
  'keys-locked': 'key',
  forbidden: 'key',
  quota: 'key',
  'rate-limit': 'key',
  'unknown-model': 'model',
  'model-downloading': 'model',
  'empty-response': 'answer',
  'only-reasoning': 'answer',
  'context-too-long': 'answer',
  'bad-request': 'answer',
  'no-tools': 'answer',
};

const reachedStep = ({ host }: Asked): Step => ({
  id: 'address',
  state: 'fine',
  what: text('options_test_server', { host }),
});

const keyPassed = ({ hasKey }: Asked): Step => ({
  id: 'key',
  state: 'fine',
  what: text(hasKey ? 'options_test_key' : 'options_test_no_key'),
});

function modelStep({ model }: Asked, models: readonly ModelInfo[]): Step {
  const n = models.length;
  if (n === 0) return { id: 'model', state: 'caution', what: text('options_test_empty_list') };
  if (model === '') return { id: 'model', state: 'caution', what: text('options_test_choose', { n }) };
  if (models.some(({ id }) => id === model)) {
    return { id: 'model', state: 'fine', what: text('options_test_model', { model, n }) };
  }
  return {
    id: 'model',
    state: 'caution',
    what: text('options_test_not_listed', { model, n }),
    cure: text('options_test_not_listed_do'),
  };
}
