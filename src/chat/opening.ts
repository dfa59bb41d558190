import type { Message, Turn } from '@/src/contract/conversation.ts';
import { textOf } from './parts.ts';
import type { TurnPorts, TurnStart } from './ports.ts';
import { foreignPastes } from './quoted.ts';
import { createRecord, type TurnRecord } from './record.ts';
import { titleFrom } from './title.ts';

/** Writes what the start brings, and gives the turn ready for its next step. Throws where there is no turn to go on with. */
export async function openTurn(start: TurnStart, ports: TurnPorts): Promise<TurnRecord> {
  const record =
    start.kind === 'new' ? await newTurn(start.userMessage, ports) : await storedTurn(start.conversation, ports);
  if (start.kind === 'retry') await record.remove(superseded(record.rounds(), start.regenerate ?? false));
  const { end: _, ...turn } = record.turn();
  const state = start.kind === 'resume' ? turn.state : 'streaming';
  const { providerId: provider, model, syntax } = ports;
  await record.setTurn({ ...turn, state, provider, model, syntax, round: record.rounds().length });
  return record;
}

async function newTurn(userMessage: Message, ports: TurnPorts): Promise<TurnRecord> {
  const { conversations, providerId: provider, model, syntax } = ports;
  const earlier = await conversations.messages(userMessage.conversation);
  const marks = foreignPastes(userMessage).map(() => ports.newId());
  const attached = userMessage.attached?.map((one) => ({ ...one, mark: ports.newId() }));
  const message = { ...userMessage, ...(marks.length ? { marks } : {}), ...(attached ? { attached } : {}) };
  const { id, conversation, turn, at } = message;
  await nameConversation(message, ports);
  const record = createRecord(
    {
      turn: { id: turn, conversation, state: 'streaming', at, provider, model, syntax, round: 0 },
      messages: earlier.filter((one) => one.id !== id),
    },
    ports,
  );
  await record.keep(message);
  return record;
}

async function nameConversation({ conversation: id, parts }: Message, ports: TurnPorts): Promise<void> {
  const updated = ports.now();
  const stored = await ports.conversations.get(id);
  const conversation = stored ?? { id, title: '', named: false, at: updated, updated, window: ports.window, draft: '' };
  const title = conversation.title || titleFrom(textOf(parts));
  const next = { ...conversation, title, updated };
  await ports.conversations.put(next);
  ports.emit({ type: 'conversation-change', conversation: next });
}

async function storedTurn(conversation: string, ports: TurnPorts): Promise<TurnRecord> {
  const turn: Turn | null = await ports.conversations.turn(conversation);
  if (!turn) throw new Error(`Conversation ${conversation} has no turn to go on with`);
  return createRecord({ turn, messages: await ports.conversations.messages(conversation) }, ports);
}

/** The rounds that a new answer takes the place of. */
function superseded(rounds: Message[], all: boolean): string[] {
  const last = rounds.at(-1);
  if (all) return rounds.map((round) => round.id);
  return last && last.state !== 'complete' ? [last.id] : [];
}
