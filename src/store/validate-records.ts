import type { Client } from '@/src/contract/client.ts';
import type { Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { JournalEntry, JournalStep } from '@/src/contract/journal-entry.ts';
import type { RoundReply, RoundRequest } from '@/src/contract/round.ts';
import type { Grant, Piece, Ticket } from '@/src/contract/run.ts';
import type { SavedSession } from '@/src/contract/session.ts';
import type { ToolServer } from '@/src/contract/tool-server.ts';

/** Checks of the fields that readers rely on. A damaged record is skipped and stays in the database. */

const kinds = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  list: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => typeof value === 'object' && value !== null,
};
type Form = Record<string, keyof typeof kinds>;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const fits = (value: unknown, form: Form): boolean =>
  Object.entries(form).every(([name, kind]) => kinds[kind](fieldOf(value, name)));

const allFit = (list: unknown, form: Form): boolean => Array.isArray(list) && list.every((item) => fits(item, form));

export const soundOrNull = <T>(record: unknown, isSound: (value: unknown) => value is T): T | null =>
  isSound(record) ? record : null;

export const isEntry = (value: unknown): value is JournalEntry =>
  fits(value, {
    id: 'text',
    at: 'number',
    tool: 'text',
    decision: 'object',
    running: 'list',
    undone: 'list',
    headline: 'object',
    undoLabel: 'object',
  }) &&
  allFit(fieldOf(value, 'rows'), { id: 'text', title: 'text', digest: 'object' }) &&
  allFit(fieldOf(value, 'outcomes'), { row: 'text', state: 'text' });

export const someDone = ({ outcomes }: Pick<JournalEntry, 'outcomes'>): boolean =>
  outcomes.some(({ state }) => state === 'done');

export const isStep = (value: unknown): value is JournalStep =>
  fits(value, { type: 'text' }) &&
  (fits(value, { rows: 'list' }) ||
    (fits(value, { over: 'list' }) && allFit(fieldOf(value, 'outcomes'), { row: 'text', state: 'text' })));

export const isTicket = (value: unknown): value is Ticket =>
  fits(value, { id: 'text', at: 'number', context: 'object', preview: 'object', session: 'text', state: 'text' }) &&
  allFit(fieldOf(value, 'calls'), { call: 'object', rows: 'list', plan: 'object' }) &&
  fits(fieldOf(value, 'preview'), { headline: 'object', verb: 'object', addresses: 'list', grants: 'list' }) &&
  allFit(fieldOf(fieldOf(value, 'preview'), 'sections'), { call: 'text', rows: 'list' });

export const isGrant = (value: unknown): value is Grant =>
  fits(value, { id: 'text', tool: 'text', most: 'number', at: 'number', used: 'number' });

export const isClient = (value: unknown): value is Client =>
  fits(value, { id: 'text', name: 'text', hash: 'text', may: 'text', sees: 'list', off: 'list', origins: 'list' });

export const isServer = (value: unknown): value is ToolServer =>
  fits(value, { id: 'text', name: 'text', at: 'number', place: 'object' }) &&
  allFit(fieldOf(value, 'tools'), { name: 'text', description: 'text', parameters: 'object' });

export const isPiece = (value: unknown): value is Piece => fits(value, { grade: 'text', source: 'text', text: 'text' });

export const isSession = (value: unknown): value is SavedSession =>
  fits(value, { id: 'text', name: 'text', at: 'number' }) &&
  allFit(fieldOf(value, 'tabs'), { url: 'text', title: 'text', window: 'number' });

const areTexts = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(kinds.text));

function hasValidAttachments(value: unknown): boolean {
  const [attached = [], pasted = []] = [fieldOf(value, 'attached'), fieldOf(value, 'pasted')];
  return (
    allFit(attached, { id: 'text', kind: 'text', title: 'text', source: 'text', grade: 'text', text: 'text' }) &&
    (attached as unknown[]).every(
      (one) => isAttachmentRest(fieldOf(one, 'rest')) && areTexts(fieldOf(one, 'frames')),
    ) &&
    Array.isArray(pasted) &&
    pasted.every(kinds.text)
  );
}

const isAttachmentRest = (value: unknown): boolean =>
  value === undefined || (fits(value, { of: 'number' }) && fits(fieldOf(value, 'call'), { name: 'text' }));

export const isConversation = (value: unknown): value is Conversation =>
  fits(value, { id: 'text', title: 'text', draft: 'text', updated: 'number' }) && hasValidAttachments(value);

/** True for a chat of the user. Sittings of outside programs are conversations too. */
export const isUsersChat = (value: unknown): value is Conversation =>
  isConversation(value) && value.client === undefined;

export const isMessage = (value: unknown): value is Message =>
  fits(value, { id: 'text', turn: 'text', role: 'text', state: 'text' }) &&
  allFit(fieldOf(value, 'parts'), { type: 'text' }) &&
  hasValidAttachments(value);

export const isTurn = (value: unknown): value is Turn => fits(value, { id: 'text', state: 'text', round: 'number' });

export const isRequest = (value: unknown): value is RoundRequest =>
  fits(value, { id: 'text', conversation: 'text', turn: 'text', at: 'number', model: 'text', parser: 'object' }) &&
  allFit(fieldOf(value, 'messages'), { role: 'text', text: 'text' });

export const isReply = (value: unknown): value is RoundReply =>
  fits(value, { id: 'text' }) && allFit(fieldOf(value, 'pieces'), { type: 'text' });
