import { failedResult } from '@/src/contract/call.ts';
import type { DataKind, ModelAccess } from '@/src/contract/settings.ts';
import { privateWords } from '@/src/contract/settings.ts';
import type { ToolResult } from '@/src/contract/tool.ts';

export const privateResult = (kinds: readonly DataKind[]): ToolResult => ({
  ...failedResult(privateWords(kinds)),
  suggestion: 'Go on without it, and say what you would need it for.',
});

/** The given kinds that the provider may not see. */
export const hiddenOf = (kinds: readonly DataKind[], { allowed }: ModelAccess): DataKind[] =>
  kinds.filter((kind) => !allowed.includes(kind));
