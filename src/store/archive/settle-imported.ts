import { failedResult } from '@/src/contract/call.ts';
import type { CallPart, Message, Part, Turn } from '@/src/contract/conversation.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { CallView } from '@/src/contract/run.ts';
import { omit } from '@/src/text/omit.ts';
import { pick } from '@/src/text/pick.ts';

/** Ends what was running when the file was written: no call runs here, and no undo changes another item with its id. */
export function settledChat({ conversation, messages, turns, pieces }: RemovedConversation): RemovedConversation {
  const { edits = {}, kept = [], ...others } = omit(conversation, 'notNow', 'place', 'client');
  const words = Object.entries(edits).filter(([, one]) => typeof one === 'string');
  const turnsKept = Array.isArray(kept) ? kept.filter((turn) => typeof turn === 'string') : [];
  return {
    conversation: {
      ...others,
      ...(words.length > 0 && { edits: Object.fromEntries(words) }),
      ...(turnsKept.length > 0 && { kept: turnsKept }),
    },
    messages: messages.map(settledMessage),
    turns: turns.map(settledTurn),
    pieces,
  };
}

function settledMessage(message: Message): Message {
  return {
    ...omit(message, 'run'),
    state: message.state === 'streaming' ? 'cut' : message.state,
    parts: message.parts.map(settledPart),
  };
}

function settledPart(part: Part): Part {
  if (part.type !== 'call') return part;
  const { view, ...call } = omit(part, 'ticket', 'progress');
  return { ...call, ...(view && { view: withoutUndo(view) }), state: isOpen(part) ? 'stopped' : part.state };
}

const withoutUndo = (view: CallView): CallView => pick(view, 'sentence', 'rows', 'total', 'of', 'after');

const isOpen = ({ state }: CallPart): boolean => state === 'writing' || state === 'running' || state === 'waiting';

function settledTurn(turn: Turn): Turn {
  if (turn.state === 'done' || turn.state === 'stopped') return turn;
  const facts = pick(turn, 'id', 'conversation', 'at', 'provider', 'model', 'syntax', 'round');
  return { ...facts, state: 'stopped', end: { reason: 'stopped' } };
}

/** A journal entry of another profile: it can be read, but neither continued nor undone. */
export function settledEntry(stored: JournalEntry): JournalEntry {
  const entry: JournalEntry = { ...stored, inverse: 'none', running: [] };
  delete entry.undoing;
  delete entry.rebound;
  // A file may lack fields that the type requires.
  if (entry.state !== 'intended') return entry.view ? { ...entry, view: withoutUndo(entry.view) } : entry;
  const { at, outcomes, headline } = entry;
  const total = outcomes.filter(({ state }) => state === 'done').length;
  return {
    ...entry,
    state: 'stopped',
    ended: at,
    result: { ...failedResult('Stopped.'), code: 'stopped' },
    view: { sentence: headline, rows: [], total },
  };
}
