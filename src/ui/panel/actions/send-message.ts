import { FIRST } from '@/src/chat/message/path.ts';
import type { Attachment, Message } from '@/src/contract/conversation.ts';
import type { Intent } from '@/src/contract/next-step.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { omit } from '@/src/text/omit.ts';
import type { Drafts } from '../drafts/draft-store.ts';
import type { FileAttachments } from '../drafts/file-attachments.ts';
import { errorText } from '../state/error-text.ts';
import { messagesFromFile } from '../state/imported-messages.ts';
import { builtIn, chosenModel } from '../state/model-choice.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { type Recipient, recipientOf } from '../state/recipient.ts';
import { speaksAlone } from '../state/speaks-alone.ts';
import { addressesIn } from '../state/transcript.ts';
import type { TurnRunner } from '../turn/turn-runner.ts';

/** Conversation that a message belongs to. The user may have opened another one by the time it is sent. */
export type Place = Pick<PanelState, 'conversation' | 'messages'>;

interface Sent {
  message: Message;
  config: ProviderConfig;
  place: Place;
  onStored?: () => void;
  /** Aborted when the user cancels the message. */
  waiting?: AbortSignal;
}

export interface MessageSender {
  /** True if nothing can be sent in the open conversation now; shows the user why. */
  busy(): boolean;
  /** Sends the draft, which leaves the composer at once and returns to its conversation if it cannot be sent. */
  sendDraft(to: Recipient | Promise<Recipient>): Promise<void>;
  /**
   * Chooses who answers a sentence not typed into the composer: the command that matches it exactly, else the model.
   */
  decide(sentence: string): Promise<ProviderConfig>;
  /**
   * Sends a prompt of an action or the address bar without touching the draft. `pasted`: its parts that are text of
   * others. False if it was not sent; without `onStored` it is then put into the draft.
   */
  sendPrompt(
    said: string,
    to: ProviderConfig,
    along: { place: Place; attached?: Attachment[]; pasted?: string[] } & Pick<Sent, 'onStored' | 'waiting'>,
  ): Promise<boolean>;
  /**
   * Sends a chip: the user sees its label, its intent runs. `from`: id of the message that offers it; in an imported
   * one only the label counts.
   */
  sendIntent(label: string, intent: Intent, from?: string): Promise<void>;
}

export function createMessageSender(
  services: Services,
  store: PanelStore,
  turns: TurnRunner,
  drafts: Drafts & Pick<FileAttachments, 'refusal'>,
): MessageSender {
  /** Stores and answers a message; `onStored` is called when it is stored. False if it was not sent. */
  async function beginTurn({ message, config, place, onStored, waiting }: Sent): Promise<boolean> {
    const { conversation } = place;
    try {
      if (place.messages.length === 0 && !(await drafts.ensureStored(conversation))) return false;
      if (waiting?.aborted) return false;
      // Fixes the model for this chat, so that later choices in other chats do not change it.
      if (!conversation.model && config.id !== builtIn.id)
        await services.conversations.change(conversation.id, {
          model: { provider: config.id, model: config.model, at: services.now() },
        });
      if (await turns.begin(message, config, onStored)) return true;
      if (store.getState().conversation.id === conversation.id)
        store.setState(({ holder }) => ({ refused: holder !== 'nobody' }));
    } catch (error) {
      store.setState({ trouble: errorText(error) });
    }
    return false;
  }

  /** Re-reads the messages: they may have changed while attachments were loading. */
  const shownIn = ({ conversation, messages }: Place): Message[] => {
    const now = store.getState();
    return now.conversation.id === conversation.id ? now.messages : messages;
  };

  async function userMessage(
    said: string,
    state: Place & Pick<PanelState, 'pasted' | 'attached' | 'selected'>,
  ): Promise<Message> {
    const { conversation, pasted, attached, selected } = state;
    const inFront = await services.pageInFront().catch(() => null);
    const run = selected.length > 0 ? { session: await services.session() } : {};
    const named = [
      ...(inFront ? [inFront] : []),
      ...attached.flatMap(({ url }) => url ?? []),
      ...addressesIn(said, pasted),
    ];
    return {
      id: services.newId(),
      conversation: conversation.id,
      turn: services.newId(),
      // The turn that is shown last follows, in its chosen version.
      after: shownIn(state).at(-1)?.turn ?? FIRST,
      role: 'user',
      at: services.now(),
      parts: [{ type: 'text', text: said }],
      state: 'complete',
      ...(named.length ? { named } : {}),
      ...(pasted.length ? { pasted } : {}),
      ...(attached.length ? { attached } : {}),
      ...(selected.length ? { selected } : {}),
      ...run,
    };
  }

  function busy(): boolean {
    const { holder, outbox, conversation } = store.getState();
    const refused = holder !== 'nobody' || outbox.has(conversation.id);
    if (refused) store.setState({ refused });
    return refused;
  }

  async function decide(sentence: string): Promise<ProviderConfig> {
    const model = chosenModel(store.getState());
    if (!model) return builtIn;
    const commands = await services.commands();
    const preview = await commands.preview(sentence, { messages: [] }, services.window);
    return recipientOf(preview, true, false) === 'command' ? builtIn : model;
  }

  return {
    busy,
    async sendDraft(to) {
      const state = store.getState();
      const said = state.draft.trim();
      if ((!said && !speaksAlone(state)) || busy()) return;
      const { conversation, messages } = state;
      store.setState({ trouble: null });
      const pending = drafts.takePending(conversation.id);
      const { settle, giveBack, ...composed } = drafts.take();
      let read: Attachment[] = [];
      try {
        const config = ((await to) === 'model' && chosenModel(state)) || builtIn;
        read = await pending.attached;
        const attached = [...composed.attached, ...read];
        const trouble = config === builtIn ? null : await drafts.refusal(attached);
        if (!trouble && !pending.signal.aborted) {
          const message = await userMessage(said, { conversation, messages, ...composed, attached });
          if (await beginTurn({ message, config, place: state, onStored: settle, waiting: pending.signal })) return;
        }
        if (trouble) store.setState({ trouble });
      } catch (error) {
        store.setState({ trouble: errorText(error) });
      }
      await giveBack(read);
    },
    decide,
    async sendPrompt(said, to, { place, attached = [], pasted = [], ...how }) {
      const message = await userMessage(said, { ...place, pasted, attached, selected: [] });
      const sent = await beginTurn({ message, config: to, place, ...how });
      if (!sent && !how.onStored)
        await drafts.putBack(place.conversation, { draft: said, pasted, attached, selected: [] });
      return sent;
    },
    async sendIntent(label, intent, from) {
      if (busy()) return;
      const place = store.getState();
      const held = drafts.hold(place.conversation.id);
      if (!held) return;
      const { signal: waiting, release } = held;
      store.setState({ selected: [], view: 'chat' });
      try {
        const theirs = from !== undefined && (await messagesFromFile(services, place.conversation.id)).has(from);
        const said = await userMessage(label, { ...place, pasted: [label], attached: [] });
        // The tab ids of the intent are valid in the session of its message.
        const session = place.messages.find(({ id }) => id === from)?.session ?? (await services.session());
        await beginTurn({
          message: theirs ? said : { ...omit(said, 'pasted'), intent, session },
          config: theirs ? await decide(label) : builtIn,
          place,
          onStored: release,
          waiting,
        });
      } catch (error) {
        store.setState({ trouble: errorText(error) });
      }
      release();
    },
  };
}
