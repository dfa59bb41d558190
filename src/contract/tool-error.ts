import type { PageRefusal } from './page-ports.ts';

/** A failure that the model can mend: `message` says what was wrong, `suggestion` what to send instead. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;
  readonly suggestion: string | undefined;
  /** With `missing-permission`: what to ask the browser for; origin patterns may be several, with spaces between. */
  readonly permission: string | undefined;
  /** Why a page was not read; of several, the first. */
  readonly refusal: PageRefusal | undefined;
  constructor(code: ToolErrorCode, message: string, suggestion?: string, permission?: string, refusal?: PageRefusal) {
    super(message);
    this.name = 'ToolError';
    this.code = code;
    this.suggestion = suggestion;
    this.permission = permission;
    this.refusal = refusal;
  }
}

export type ToolErrorCode =
  | 'unknown-tool'
  | 'invalid-arguments'
  | 'not-found'
  | 'root-folder'
  | 'unreadable-page'
  | 'missing-permission'
  | 'quota-full'
  | 'no-such-api'
  | 'too-large'
  | 'timeout'
  | 'stopped'
  | 'denied'
  | 'off'
  | 'transient'
  | 'failed';
