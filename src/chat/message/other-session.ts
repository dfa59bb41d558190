import type { Message } from '@/src/contract/conversation.ts';
import type { LiveRow } from '@/src/contract/tool.ts';

/**
 * True for a message of another run of the browser: its ids of tabs, windows and groups name others now. A message
 * without a run, and any message while this run is not known, counts as of this run.
 */
export const isOld = <Written extends Pick<Message, 'session'>>(
  message: Written,
  session: string | null | undefined,
): message is Written & { session: string } =>
  message.session !== undefined && typeof session === 'string' && message.session !== session;

/**
 * A row by what it shows, where the id of its tab says nothing any more. The old number only tells it from another row of
 * the same address.
 */
export const withoutNumber = (row: LiveRow): LiveRow =>
  (row.kind === 'tab' || row.kind === 'closed') && row.url
    ? { ...row, kind: 'page', id: `${row.kind} ${row.id} ${row.url}`, from: 'tabs' }
    : row;
