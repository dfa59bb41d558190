import type { CallTool, CallView } from '@/src/contract/run.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';

/** Rows that one call gives, and calls: nobody reads further down than that, and a page draws no more at once. */
const most = { rows: 500, calls: 2 };

/** The cursor of the next page of a list; undefined: this is the last one, or no list. */
export const nextIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'next' in data && typeof data.next === 'string' ? data.next : undefined;

/**
 * Rows that a list has beyond the page that begins with `next`, as it stands now; the first of them where there are many,
 * and none of another list than `of`. Asks nothing; gives what it gets.
 */
export async function restRows(
  callTool: CallTool,
  { name, arguments: args }: Pick<ToolCall, 'name' | 'arguments'>,
  next: string,
  of?: CallView['of'],
): Promise<LiveRow[]> {
  const rows: LiveRow[] = [];
  let cursor: string | undefined = next;
  for (let calls = 0; calls < most.calls && cursor !== undefined; calls += 1) {
    const on = { ...args, ...of?.arguments, cursor, limit: most.rows };
    const answer = await callTool({ name, arguments: on }, { peek: true });
    if (answer.kind !== 'result' || !answer.result.success || answer.view.of?.was !== of?.was) break;
    rows.push(...answer.view.rows);
    cursor = nextIn(answer.result.data);
  }
  return rows;
}
