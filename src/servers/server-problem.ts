import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError, UnauthorizedError } from '@modelcontextprotocol/client';
import type { ServerProblem } from '@/src/contract/tool-server.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { LinesEnded } from './line-transport.ts';

/** Maximum length of a server's own words about a failure, in characters. */
const longest = 500;

const byStatus = new Map<number, ServerProblem['code']>([
  [401, 'key-wanted'],
  [403, 'refused'],
]);

/** An error and its causes, outermost first. */
function* chainOf(error: unknown): Generator<unknown> {
  for (let at = error, steps = 0; at !== undefined && at !== null && steps < 10; steps += 1) {
    yield at;
    at = at instanceof Error ? at.cause : undefined;
  }
}

function codeOf(error: unknown): ServerProblem['code'] | null {
  if (error instanceof LinesEnded) return 'ended';
  if (UnauthorizedError.isInstance(error)) return 'key-wanted';
  if (SdkHttpError.isInstance(error)) return byStatus.get(error.status) ?? 'no-mcp';
  if (SdkError.isInstance(error) && error.code === SdkErrorCode.RequestTimeout) return 'late';
  // The browser gives no reason for a missing answer.
  if (error instanceof TypeError) return 'unreachable';
  return ProtocolError.isInstance(error) ? 'failed' : null;
}

/** Why a server gave no answer. */
export function problemOf(error: unknown): ServerProblem {
  const code = [...chainOf(error)].map(codeOf).find((one) => one !== null) ?? 'failed';
  return { code, detail: errorMessage(error).slice(0, longest) };
}
