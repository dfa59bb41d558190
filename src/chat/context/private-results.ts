import type { DataKind, ModelAccess } from '@/src/contract/settings.ts';
import { privateWords } from '@/src/contract/settings.ts';
import type { ToolResult } from '@/src/contract/tool.ts';

export const privateResult = (kinds: readonly DataKind[]): ToolResult => ({
  success: false,
  data: null,
  error: privateWords(kinds),
  suggestion: 'Go on without it, and say what you would need it for.',
  execution_time_ms: 0,
  retries: 0,
});

/** Kinds of data that this provider may not see. */
export const hiddenOf = (kinds: readonly DataKind[], { allowed }: ModelAccess): DataKind[] =>
  kinds.filter((kind) => !allowed.includes(kind));
