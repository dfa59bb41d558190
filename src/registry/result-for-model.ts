import { callers } from '@/src/contract/call.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { Piece } from '@/src/contract/run.ts';
import type { CallContext, Tool, ToolError, ToolErrorCode, ToolResult } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import { cut } from './result-size.ts';

/** A result cut to a number of characters for a model. People and commands get all of it. */
export function limited(
  result: ToolResult,
  args: Record<string, unknown>,
  { caller }: CallContext,
  most: number,
): ToolResult {
  if (!callers[caller].byModel) return result;
  const { data, truncated } = cut(result.data, args, most);
  return truncated ? { ...result, data, truncated } : result;
}

/** The data without the user's tags if an outside program may not see them. */
export function visibleTo(context: CallContext, { tagged }: Pick<Tool, 'tagged'>, data: unknown): unknown {
  const hides = tagged && callers[context.caller].outside && context.sees?.includes('bookmarks') !== true;
  return hides ? withoutTags(data) : data;
}

function withoutTags(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('items' in data && Array.isArray(data.items)) return { ...data, items: data.items.map(withoutTags) };
  return omit(data as { tags?: unknown }, 'tags');
}

type Grade = Tool['untrusted'];
type FoundPiece = Omit<Piece, 'conversation' | 'at'>;

export const foreign = (untrusted: Grade): { untrusted?: 'page' | 'label' } => (untrusted ? { untrusted } : {});

/** The grade of texts in a write's result: titles of rows that were left out or failed. */
export const gradeOf = (tool: Tool, { outcomes }: Pick<JournalEntry, 'outcomes'>): Grade =>
  tool.untrusted ?? (outcomes.some(({ state }) => state !== 'done') ? 'label' : undefined);

/** Errors written by us. All others are written by tools and may contain titles. */
const ownWords = new Set<ToolErrorCode>([
  'unknown-tool',
  'off',
  'denied',
  'stopped',
  'timeout',
  'transient',
  'quota-full',
  'no-such-api',
  'missing-permission',
]);
export const gradeOfFailure = ({ code }: ToolError): Grade => (ownWords.has(code) ? undefined : 'label');

export const piecesOfFailure = (tool: Tool, error: ToolError): FoundPiece[] =>
  gradeOfFailure(error) === undefined
    ? []
    : [{ grade: 'label', source: tool.area, text: `${error.message} ${error.suggestion ?? ''}` }];

export function piecesOf(tool: Tool, data: unknown, grade: Grade): FoundPiece[] {
  if (grade === undefined || data === null) return [];
  const own = tool.effect === 'read' ? tool.sources?.(data) : undefined;
  const pieces = own ?? [{ source: tool.server ?? tool.area, text: JSON.stringify(data) ?? '' }];
  return pieces.map((piece) => ({ ...piece, grade }));
}
