import { StoreError } from '@/src/contract/records.ts';
import { ToolError, type ToolErrorCode } from '@/src/contract/tool.ts';

/** Suggestions for failures that other arguments do not solve. */
const suggestions: Partial<Record<ToolErrorCode, string>> = {
  'quota-full': 'Do not try it again: tell the user to make room on this device.',
  'no-such-api': 'Do not try it again: tell the user.',
  transient: 'Try it again in a moment.',
};

export const toolError = (code: ToolErrorCode, message: string): ToolError =>
  new ToolError(code, message, suggestions[code]);

export function asToolError(error: unknown): ToolError {
  if (error instanceof ToolError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'QuotaExceededError' || (error instanceof StoreError && error.code === 'quota'))
    return toolError('quota-full', 'There is no room left on this device for what Outrigger keeps.');
  if (error instanceof StoreError) return new ToolError('failed', `The database of Outrigger failed (${error.code}).`);
  return name === 'AbortError' ? new ToolError('stopped', 'Stopped.') : new ToolError('failed', message);
}

export const stoppedByUser = () => new ToolError('stopped', 'The user stopped this.');
