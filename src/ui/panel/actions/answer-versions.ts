import { isLeft } from '@/src/chat/message/foreign-pastes.ts';
import { pathTo, turnBefore, versionsOf } from '@/src/chat/message/path.ts';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { omit } from '@/src/text/omit.ts';
import type { Drafts } from '../drafts/draft-store.ts';
import { failureOf } from '../state/failure-of.ts';
import { messagesFromFile } from '../state/imported-messages.ts';
import { builtIn, chosenModel } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import { addressesIn, wordsOf } from '../state/transcript.ts';
import { allOf, parted, splitBy } from '../state/visible-messages.ts';
import type { TurnRunner } from '../turn/turn-runner.ts';

export type AnswerVersions = ReturnType<typeof createAnswerVersions>;

interface Needs extends Pick<Drafts, 'rewrite' | 'editsOf'>, Pick<TurnRunner, 'begin'> {
  readRest(): Promise<void>;
  open(conversation: string): Promise<void>;
  /** Chooses the command or model that answers a sentence not typed into the composer. */
  decide(sentence: string): Promise<ProviderConfig>;
}

/** New version of a message, and the connection that answers it. */
interface Said {
  said: Message;
  config: ProviderConfig;
}

/** Edits, new answers and branches. Every version is kept. */
export function createAnswerVersions(
  services: Services,
  store: PanelStore,
  { begin, open, decide, readRest, rewrite, editsOf }: Needs,
) {
  const { conversations } = services;
  let beginning = false;
  const busy = () => beginning || store.getState().holder !== 'nobody';
  const isOpen = (conversation: string) => store.getState().conversation.id === conversation;

  /** All messages of a conversation, which may not be the open one any more. */
  async function allIn(conversation: string): Promise<Message[]> {
    await readRest();
    const state = store.getState();
    return isOpen(conversation) && state.whole ? allOf(state) : conversations.messages(conversation);
  }

  const isFromFile = async ({ conversation, id }: Message) => (await messagesFromFile(services, conversation)).has(id);

  /** Words in the edit form of a message; undefined once the form is closed. */
  async function inForm({ id, conversation }: Message): Promise<string | undefined> {
    if (isOpen(conversation)) return store.getState().edits[id];
    const stored = await conversations.get(conversation);
    return stored ? editsOf(stored)[id] : undefined;
  }

  /**
   * Stores a new version of a message and answers it. No other turn can begin while `find` runs. An edit whose form
   * was closed meanwhile is dropped; its form closes once it is stored, unless its words were changed meanwhile.
   */
  async function again(old: Message, find: () => Promise<Said>): Promise<void> {
    beginning = true;
    const { message, config, shown, form } = await find()
      .then(async (said) => ({ ...(await anew(old, said)), form: await inForm(old) }))
      .finally(() => {
        beginning = false;
      });
    const edited = message.parts !== old.parts;
    if (edited && form === undefined) return;
    const stored = await begin(message, config, async () => {
      // Withdraws the questions of the old version.
      await services.ask('revoke', { conversation: old.conversation }).catch(() => null);
      if (isOpen(old.conversation)) store.setState(shown);
      if (edited && (await inForm(old))?.trim() === wordsOf([message])) rewrite(old, null);
    });
    if (!stored && isOpen(old.conversation)) store.setState(({ holder }) => ({ refused: holder !== 'nobody' }));
  }

  async function anew(old: Message, { said, config }: Said) {
    const all = await allIn(old.conversation);
    const after = turnBefore(all, old.turn);
    const message: Message = {
      ...omit(said, 'marks'),
      id: services.newId(),
      turn: services.newId(),
      at: services.now(),
      after,
    };
    return { message, config, shown: { ...splitBy(all, pathTo(all, after)), whole: true, turn: null } };
  }

  const trying = (work: () => Promise<void>) => work().catch(failureOf(store));

  return {
    /**
     * Sends an edited message as a new version. Words that cannot be sent, or are typed meanwhile, stay in the form; a
     * form that is closed first sends nothing.
     */
    edit: (message: Message, words: string) =>
      trying(async () => {
        if (busy() || !words.trim() || words.trim() === wordsOf([message])) return;
        const said = omit(message, 'intent', 'named');
        const { pasted: typedNow } = store.getState();
        await again(message, async () => {
          const chosen = message.intent !== undefined || (await isFromFile(message));
          const theirs = [...(message.pasted ?? []), ...(chosen ? [wordsOf([message])] : [])];
          const pasted = [...new Set([...theirs, ...typedNow.filter((paste) => isLeft(paste, words))])];
          const parts = [{ type: 'text' as const, text: words.trim() }];
          const named = addressesIn(words, pasted);
          return { said: { ...said, parts, pasted, named }, config: await decide(words.trim()) };
        });
      }),
    /** Answers a turn again. */
    regenerate: (turn: string) =>
      trying(async () => {
        const state = store.getState();
        const user = state.messages.find((message) => message.turn === turn && message.role === 'user');
        if (busy() || !user) return;
        const { intent, ...said } = user;
        const model = chosenModel(state) ?? builtIn;
        // An imported message may have an intent that differs from its text, so only the text is used.
        const find = async () =>
          intent && !(await isFromFile(user)) ? { said: user, config: builtIn } : { said, config: model };
        if (await conversations.turn(user.conversation, turn)) return again(user, find);
        // The turn never began, so it needs no second version.
        const { said: asked, config } = await find();
        await begin(asked, config);
      }),
    /** Shows another version of a turn, with the turns after it. */
    showVersion: (turn: string) =>
      trying(async () => {
        const { id } = store.getState().conversation;
        if (busy()) return;
        const all = await allIn(id);
        const chosen = { [turnBefore(all, turn)]: turn };
        const stored = await conversations.change(id, (there) => ({ shown: { ...there.shown, ...chosen } }));
        const shown = stored?.shown ?? chosen;
        const parts = parted(all, shown);
        const end = await conversations.turn(id, parts.messages.at(-1)?.turn);
        if (!isOpen(id) || busy()) return;
        const versions = new Set(versionsOf(all, turn));
        const from = store.getState().messages.find((message) => versions.has(message.turn))?.turn;
        store.setState(({ conversation }) => ({
          ...parts,
          whole: true,
          turn: end,
          steppedVersion: from ? { from, to: turn } : null,
          conversation: { ...conversation, shown },
        }));
      }),
    /** Begins a conversation with everything up to the end of a turn. */
    branch: (turn: string) =>
      trying(async () => {
        const { conversation } = store.getState();
        const [messages, chats] = await Promise.all([allIn(conversation.id), conversations.list()]);
        const id = services.newId();
        const now = services.now();
        const turns = new Map<string, string>();
        const renamed = (old: string) => turns.get(old) ?? turns.set(old, services.newId()).get(old) ?? old;
        const copies = pathTo(messages, turn).map(
          (message): Message => ({
            ...omit(message, 'after'),
            id: services.newId(),
            conversation: id,
            turn: renamed(message.turn),
            state: message.state === 'streaming' ? 'cut' : message.state,
          }),
        );
        const { title, named, pinned = false, kept = [] } = conversation;
        const titles = chats.map((chat) => chat.title);
        const branch: Conversation = {
          id,
          title: branchTitle(title, titles),
          named,
          pinned,
          at: now,
          updated: now,
          draft: '',
          kept: kept.flatMap((one) => turns.get(one) ?? []),
        };
        await conversations.branch(conversation.id, branch, copies);
        await open(id);
      }),
  };
}

/** Title of a branch: with the next free number. */
export function branchTitle(title: string, all: readonly string[]): string {
  if (!title) return title;
  const [, first = ''] = /^(.+) \(\d+\)$/.exec(title) ?? [];
  // A branch of a branch continues the numbering. "Report (2024)" without a chat "Report" is an ordinary title.
  const base = first && all.includes(first) ? first : title;
  let n = 2;
  while (all.includes(`${base} (${n})`)) n += 1;
  return `${base} (${n})`;
}
