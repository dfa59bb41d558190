import { isLeft } from '@/src/chat/pasted.ts';
import { pathTo, turnBefore } from '@/src/chat/path.ts';
import type { Message } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { Earlier } from './earlier.ts';
import { builtIn, chosenModel } from './model-choice.ts';
import { allOf, parted } from './shown.ts';
import type { PanelStore } from './state.ts';
import type { Turns } from './taking-turns.ts';
import { addressesIn, wordsOf } from './transcript.ts';
import { troubleOf } from './trouble.ts';

/** What can be done to what was said: every version is kept. */
export interface Versions {
  /** Says a message again in other words, in a version of its own. */
  edit(message: Message, words: string): Promise<void>;
  /** Has a turn answered again. */
  regenerate(turn: string): Promise<void>;
  /** Shows another version of a turn, with what followed it. */
  showVersion(turn: string): Promise<void>;
  /** Begins a conversation with everything up to the end of a turn. */
  branch(turn: string): Promise<void>;
}

interface Needs extends Pick<Earlier, 'readRest'> {
  begin: Turns['begin'];
  open(conversation: string): Promise<void>;
  /** Who a sentence goes to that was not typed into the composer. */
  decide(sentence: string): Promise<ProviderConfig>;
}

export function createVersions(
  services: Services,
  store: PanelStore,
  { begin, open, decide, readRest }: Needs,
): Versions {
  const { conversations } = services;
  const busy = () => store.getState().holder !== 'nobody';

  /** Stores a message in the place of another, and answers it. */
  async function again(old: Message, change: Partial<Message>, config: ProviderConfig): Promise<void> {
    await readRest();
    const all = allOf(store.getState());
    const after = turnBefore(all, old.turn);
    const { marks: _, ...kept } = old;
    const message: Message = {
      ...kept,
      id: services.newId(),
      turn: services.newId(),
      at: services.now(),
      after,
      ...change,
    };
    // What the version that is left still asks is asked no more.
    await services.ask('revoke', { conversation: old.conversation }).catch(() => null);
    const messages = pathTo(all, after);
    const path = new Set(messages);
    store.setState({ messages, others: all.filter((one) => !path.has(one)), turn: null });
    await begin(message, config);
  }

  const trying = (work: () => Promise<void>) => work().catch((error) => store.setState({ trouble: troubleOf(error) }));

  return {
    edit: (message, words) =>
      trying(async () => {
        if (busy() || !words.trim() || words.trim() === wordsOf([message])) return;
        const { intent: _, named: __, ...said } = message;
        const pasted = (message.pasted ?? []).filter((paste) => isLeft(paste, words));
        const named = addressesIn(words, pasted);
        const change = { parts: [{ type: 'text' as const, text: words.trim() }], pasted, named };
        await again(said, change, await decide(words.trim()));
      }),
    regenerate: (turn) =>
      trying(async () => {
        const state = store.getState();
        const user = state.messages.find((message) => message.turn === turn && message.role === 'user');
        if (busy() || !user) return;
        await again(user, {}, user.intent ? builtIn : (chosenModel(state) ?? builtIn));
      }),
    showVersion: (turn) =>
      trying(async () => {
        const { id } = store.getState().conversation;
        if (busy()) return;
        await readRest();
        const stored = (await conversations.get(id)) ?? store.getState().conversation;
        const state = store.getState();
        const all = allOf(state);
        const conversation = { ...stored, shown: { ...stored.shown, [turnBefore(all, turn)]: turn } };
        await conversations.put(conversation);
        const parts = parted(all, conversation.shown);
        const end = await conversations.turn(id, parts.messages.at(-1)?.turn);
        store.setState({ ...parts, turn: end, conversation: { ...conversation, draft: state.draft } });
      }),
    branch: (turn) =>
      trying(async () => {
        await readRest();
        const { conversation, messages } = store.getState();
        const id = services.newId();
        const now = services.now();
        const turns = new Map<string, string>();
        const renamed = (old: string) => turns.get(old) ?? turns.set(old, services.newId()).get(old) ?? old;
        const copies = pathTo(messages, turn).map(
          ({ after: _, ...message }): Message => ({
            ...message,
            id: services.newId(),
            conversation: id,
            turn: renamed(message.turn),
            state: message.state === 'streaming' ? 'cut' : message.state,
          }),
        );
        const { shown: _, pasted: __, attached: ___, ...base } = conversation;
        const branch = { ...base, id, at: now, updated: now, window: services.window, draft: '' };
        await conversations.branch(conversation.id, branch, copies);
        await open(id);
      }),
  };
}
