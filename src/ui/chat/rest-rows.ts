import type { Services } from '@/src/contract/services.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';

/** The cursor of the next page of a list; undefined: this is the last one, or no list. */
export const nextIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'next' in data && typeof data.next === 'string' ? data.next : undefined;

/** Rows that a list has beyond the page that begins with `next`, as it stands now. Asks nothing; gives what it gets. */
export async function restRows(
  { ask, newId, window }: Pick<Services, 'ask' | 'newId' | 'window'>,
  { name, arguments: args }: Pick<ToolCall, 'name' | 'arguments'>,
  next: string,
): Promise<LiveRow[]> {
  const rows: LiveRow[] = [];
  const context = { caller: 'panel', conversation: null, turn: null, window, peek: true } as const;
  let cursor: string | undefined = next;
  while (cursor !== undefined) {
    const call: ToolCall = { id: `${newId()}:1`, name, arguments: { ...args, cursor, limit: 500 }, repairs: [] };
    const answer = await ask('run', { call, rest: [], context });
    if (answer.kind !== 'result' || !answer.result.success) break;
    rows.push(...answer.view.rows);
    cursor = nextIn(answer.result.data);
  }
  return rows;
}
