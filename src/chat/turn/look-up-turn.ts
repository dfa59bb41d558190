import type { Message } from '@/src/contract/conversation.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { factsOf } from '../context/data-kinds.ts';
import { contextBudget } from '../context/fit-context.ts';
import { textOf } from '../message/parts.ts';
import { importedInto } from './imported-history.ts';
import type { LookedUp, Tools, TurnPorts } from './turn-ports.ts';

type Ports = Pick<TurnPorts, 'ask' | 'newId' | 'settings'>;

interface Question {
  /** The user's question. */
  asked: Message | undefined;
  /** True if this turn is the first that answers it. */
  isNew: boolean;
  /** The messages of the conversation. The imported among them are asked for once they are read. */
  read?: Promise<unknown>;
}

/**
 * Asks the background for the tools and the imported messages of a turn. A failure is thrown where the result is
 * awaited.
 */
export function lookUpTurn(
  conversation: string,
  { asked, isNew, read = Promise.resolve() }: Question,
  ports: Ports,
): Promise<LookedUp> {
  const own = isNew && asked ? asked.id : null;
  const known = Promise.all([
    toolsFor(asked ? textOf(asked.parts) : '', ports),
    read.then(() => importedInto(conversation, own, ports)),
  ]).then(([tools, imported]) => ({ tools, imported }));
  // This only avoids an unhandled rejection.
  known.catch(() => {});
  return known;
}

/** Asks for what a new turn needs while its message is stored. `read`: the messages of its conversation. */
export async function lookUpNewTurn(
  asked: Message,
  read: Promise<unknown>,
  settings: Promise<ModelSettings>,
  { ask, newId }: Omit<Ports, 'settings'>,
): Promise<LookedUp> {
  return lookUpTurn(asked.conversation, { asked, isNew: true, read }, { ask, newId, settings: await settings });
}

/** The tools for a turn. `text`: the user's question. */
async function toolsFor(text: string, { ask, settings }: Ports): Promise<Tools> {
  const { tools: prompted, total } = await ask('describeTools', { text, budget: contextBudget(settings).tools });
  let all = prompted;
  if (prompted.length !== total) {
    const { tools } = await ask('describeTools', { text, budget: Number.MAX_SAFE_INTEGER });
    // Adds the tools that find others: with an unlimited budget the background does not list them.
    all = [...tools, ...prompted.filter(({ name }) => !tools.some((one) => one.name === name))];
  }
  return { prompted, all, ...factsOf(all) };
}
