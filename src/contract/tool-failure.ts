import { type Text, text } from './text.ts';
import type { ToolResult } from './tool-result.ts';

/**
 * Why a call failed, for the user. What the model is told is English; a language that is not says what kind of failure
 * it was, where that is known.
 */
export const toolFailure = ({ code = 'failed', error }: Pick<ToolResult, 'code' | 'error'>): Text =>
  text('tool_failure', { code: code.replaceAll('-', '_'), reason: error ?? '' });
