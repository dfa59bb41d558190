import type { ModelError, ModelErrorCode } from '@/src/contract/provider.ts';
import type { HttpProblem } from '../http-error.ts';

/** Failures after which the same request may do better; programs are told not to repeat the others. */
const passing = new Set<ModelErrorCode>(['server', 'broken-stream', 'stalled', 'offline', 'rate-limit']);

/** Seconds to wait where the model's server has not said how long. */
const pause = 5;

/** Failure of the user's provider, as programs are told. Never 401: they would take it for their own key's. */
export function providerProblem({ code, detail, retryAfter }: ModelError): HttpProblem {
  const words = `The model did not answer (${code.replaceAll('-', ' ')})${detail ? `: ${detail}` : '.'}`;
  const problem = { status: 502, code: `provider_${code.replaceAll('-', '_')}`, message: words };
  switch (code) {
    case 'rate-limit': {
      const seconds = retryAfter === undefined ? pause : Math.ceil(retryAfter / 1000);
      const headers = { 'retry-after': String(seconds) };
      return { ...problem, status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded', headers };
    }
    case 'context-too-long':
      return { ...problem, status: 400, code: 'context_length_exceeded', param: 'messages' };
    default:
      return passing.has(code) ? problem : { ...problem, headers: { 'x-should-retry': 'false' } };
  }
}
