import type { PageRefusal } from './page-ports.ts';
import type { ToolErrorCode } from './tool-error.ts';

/** What a call gave, in the form that goes back to the model. */
export interface ToolResult {
  success: boolean;
  data: unknown;
  error: string | null;
  /** Of a failure, where it is known; for the user's card, not for the model. */
  code?: ToolErrorCode;
  /** Of a page that was not read; for the user's words, not for the model. */
  refusal?: PageRefusal;
  suggestion?: string;
  execution_time_ms: number;
  retries: number;
  cached?: boolean;
  truncated?: { total: number; next: string };
  /** Beside the text, for models that take pictures. */
  images?: Picture[];
}

/** `data`: its bytes in base64. */
export type Picture = { mediaType: string; data: string };
