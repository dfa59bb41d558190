import type { Message } from '@/src/contract/conversation.ts';
import type { LiveRow } from '@/src/contract/tool.ts';

/**
 * Whether a message was written in another run of the browser than this one: its ids of tabs, windows and groups name
 * others now. Of what nobody knows the run, and while this one is not known, it is taken for this.
 */
export const isOld = ({ session: written }: Pick<Message, 'session'>, session: string | null | undefined): boolean =>
  written !== undefined && typeof session === 'string' && written !== session;

/** A row by what it shows, where the id of its tab says nothing any more. */
export const withoutNumber = (row: LiveRow): LiveRow =>
  (row.kind === 'tab' || row.kind === 'closed') && row.url ? { ...row, kind: 'page', id: row.url, from: 'tabs' } : row;
