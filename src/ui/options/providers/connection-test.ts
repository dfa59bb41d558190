import type { ModelError, ModelErrorCode, ModelInfo } from '@/src/contract/provider.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** One thing that a test found out. `caution`: it may still work. */
export interface Step {
  id: 'server' | 'key' | 'model';
  state: 'fine' | 'caution' | 'failed';
  what: Text;
  /** What the user can do about it. */
  cure?: Text;
  /** The server's own words. */
  detail?: string;
}

interface Asked {
  host: string;
  hasKey: boolean;
  model: string;
}

/** Reaching the server, the key, the model, when the server gave its list. */
export function stepsOfList(asked: Asked, models: readonly ModelInfo[]): Step[] {
  return [reached(asked), keyPassed(asked), modelStep(asked, models)];
}

/** The same up to where it failed. */
export function stepsOfFailure(asked: Asked, error: ModelError): Step[] {
  const id = failsAt[error.code];
  const before = { server: [], key: [reached(asked)], model: [reached(asked), keyPassed(asked)] }[id];
  const { host = asked.host, status = 0, retryAfter = 0 } = error;
  const params = { host, status, seconds: Math.ceil(retryAfter / 1000) };
  const key = `error_${error.code.replaceAll('-', '_')}`;
  return [
    ...before,
    {
      id,
      state: 'failed',
      what: text(`${key}_what`, params),
      cure: text(`${key}_do`, params),
      ...(error.detail !== undefined && { detail: error.detail }),
    },
  ];
}

const failsAt: Record<ModelErrorCode, Step['id']> = {
  'not-permitted': 'server',
  'no-such-host': 'server',
  cors: 'server',
  'origin-not-allowed': 'server',
  'not-a-model-server': 'server',
  server: 'server',
  'broken-stream': 'server',
  stalled: 'server',
  unknown: 'server',
  'wrong-key': 'key',
  forbidden: 'key',
  quota: 'key',
  'rate-limit': 'key',
  'unknown-model': 'model',
  'context-too-long': 'model',
  'bad-request': 'model',
  'no-tools': 'model',
  'no-built-in-model': 'server',
  'model-downloading': 'model',
};

const reached = ({ host }: Asked): Step => ({
  id: 'server',
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
