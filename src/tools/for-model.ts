import type { Piece } from '@/src/contract/run.ts';
import type { CallContext, Tool, ToolResult } from '@/src/contract/tool.ts';
import { cut } from './result-size.ts';

/** A result as it goes back to a model: no longer than so many characters. People and commands get all of it. */
export function limited(
  result: ToolResult,
  args: Record<string, unknown>,
  { caller }: CallContext,
  most: number,
): ToolResult {
  if (caller !== 'model') return result;
  const { data, truncated } = cut(result.data, args, most);
  return truncated ? { ...result, data, truncated } : result;
}

/** Marks an answer whose result holds text of others. */
export const foreign = ({ untrusted }: Tool): { untrusted?: 'page' | 'label' } => (untrusted ? { untrusted } : {});

/** The texts of others in what a tool gave. */
export function piecesOf(tool: Tool, data: unknown): Omit<Piece, 'conversation' | 'at'>[] {
  const grade = tool.untrusted;
  if (grade === undefined || data === null) return [];
  const own = tool.effect === 'read' ? tool.sources?.(data) : undefined;
  const pieces = own ?? [{ source: tool.area, text: JSON.stringify(data) ?? '' }];
  return pieces.map((piece) => ({ ...piece, grade }));
}
