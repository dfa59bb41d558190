import type { Message } from '@/src/contract/conversation.ts';
import type { LiveRow } from '@/src/contract/tool.ts';

/** True for a message of another browser session, whose ids are others. An unknown session counts as current. */
export const isOld = <Written extends Pick<Message, 'session'>>(
  message: Written,
  session: string | null | undefined,
): message is Written & { session: string } =>
  message.session !== undefined && typeof session === 'string' && message.session !== session;

/** A row whose tab id is no longer valid. The old id only distinguishes it from other rows of the same address. */
export const withoutNumber = (row: LiveRow): LiveRow =>
  (row.kind === 'tab' || row.kind === 'closed') && row.url
    ? { ...row, kind: 'page', id: `${row.kind} ${row.id} ${row.url}`, from: 'tabs' }
    : row;
