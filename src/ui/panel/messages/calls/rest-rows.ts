import type { CallTool, CallView } from '@/src/contract/run.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';

/** Largest number of rows in a request, and of requests. */
const most = { rows: 500, calls: 2 };

/** Cursor of the next page in a result; undefined at the end. */
export const nextIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'next' in data && typeof data.next === 'string' ? data.next : undefined;

/** Loads rows from the cursor `next`, without a record. Stops if the list has another subject than `of` by then. */
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
