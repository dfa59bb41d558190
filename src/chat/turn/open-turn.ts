import type { Conversation, Message, Turn, TurnPhase } from '@/src/contract/conversation.ts';
import { titleByRule } from '../message/conversation-title.ts';
import { foreignPastes } from '../message/foreign-pastes.ts';
import { FIRST, pathOf, pathTo, shownTo } from '../message/path.ts';
import type { StoredChat, TurnPorts, TurnStart } from './turn-ports.ts';
import { createRecord, type TurnRecord } from './turn-record.ts';

export interface Opened {
  record: TurnRecord;
  /** The conversation as it was stored before this turn. */
  chat: Conversation | null;
  /** Stores the new records, and prepares the turn for its next step. */
  begin(): Promise<void>;
}

/** Finds or makes the turn of a start. Throws if there is no turn to continue. */
export async function openTurn(start: TurnStart, ports: TurnPorts): Promise<Opened> {
  const { providerId: provider, model, syntax } = ports;
  const { record, chat, said, name } =
    start.kind === 'new' ? await newTurn(start, ports) : await storedTurn(start.conversation, ports);
  const last = record.rounds().at(-1);
  if (start.kind === 'retry' && last && last.state !== 'complete') record.supersede(last.id);
  return {
    record,
    chat,
    async begin() {
      const phase: TurnPhase = start.kind === 'resume' ? record.turn() : { state: 'streaming' };
      const enter = () => record.enter(phase, { provider, model, syntax, round: record.rounds().length });
      // Started in this order, which the database keeps; run in parallel, since none depends on another's result.
      await Promise.all([name?.(), ...said.map(record.keep), enter()]);
    },
  };
}

interface Found extends Pick<Opened, 'record' | 'chat'> {
  said: Message[];
  name?(): Promise<void>;
}

async function newTurn({ userMessage, stored }: Extract<TurnStart, { kind: 'new' }>, ports: TurnPorts): Promise<Found> {
  const { providerId: provider, model, syntax } = ports;
  const [chat, messages] = await (stored ?? readChat(userMessage.conversation, ports));
  const all = messages.filter(({ id }) => id !== userMessage.id);
  const after = userMessage.after ?? pathOf(all, chat?.shown).at(-1)?.turn ?? FIRST;
  const message = withMarks({ ...userMessage, after }, ports);
  const path = pathTo(all, after);
  const { conversation, turn, at } = message;
  const fresh: Turn = { id: turn, conversation, state: 'streaming', at, provider, model, syntax, round: 0 };
  const record = createRecord({ turn: fresh, messages: path }, ports);
  return {
    record,
    chat,
    said: [...marked(path, ports), message],
    name: () => nameConversation(message, all, ports),
  };
}

const readChat = (id: string, { conversations }: TurnPorts): Promise<StoredChat> =>
  Promise.all([conversations.get(id), conversations.messages(id)]);

const marked = (messages: Message[], ports: TurnPorts): Message[] =>
  messages.filter(lacksMarks).map((one) => withMarks(one, ports));

function withMarks(message: Message, { newId }: Pick<TurnPorts, 'newId'>): Message {
  const marks = foreignPastes(message).map(newId);
  const attached = message.attached?.map((one) => ({ ...one, mark: newId() }));
  return { ...message, ...(marks.length ? { marks } : {}), ...(attached ? { attached } : {}) };
}

/** True for a message without its marks: it was stored, and then its panel was closed or the disk was full. */
const lacksMarks = (message: Message): boolean =>
  foreignPastes(message).length > (message.marks ?? []).length || (message.attached ?? []).some(({ mark }) => !mark);

async function nameConversation(message: Message, all: Message[], ports: TurnPorts): Promise<void> {
  const { conversation: id, after = FIRST } = message;
  const { conversations, emit, now } = ports;
  const conversation = await conversations.change(id, ({ title, shown }) => {
    const chosen = Object.entries(shownTo(all, after, shown));
    // Drops the version that was chosen after `after`: without a choice the newest is shown, which is the new turn.
    const others = Object.fromEntries(chosen.filter(([turn]) => turn !== after));
    return { title: title || titleByRule(message), updated: now(), shown: others };
  });
  if (conversation) emit({ type: 'conversation-change', conversation });
}

async function storedTurn(conversation: string, ports: TurnPorts): Promise<Found> {
  const [chat, all] = await readChat(conversation, ports);
  const messages = pathOf(all, chat?.shown);
  const turn: Turn | null = await ports.conversations.turn(conversation, messages.at(-1)?.turn);
  if (!turn) throw new Error(`Conversation ${conversation} has no turn to go on with`);
  return { record: createRecord({ turn, messages }, ports), chat, said: marked(messages, ports) };
}
