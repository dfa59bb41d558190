import { FIRST } from '@/src/chat/message/path.ts';
import type { Attachment, Message } from '@/src/contract/conversation.ts';
import type { Intent } from '@/src/contract/next-step.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { omit } from '@/src/text/omit.ts';
import type { Drafts } from '../drafts/draft-store.ts';
import type { FileAttachments } from '../drafts/file-attachments.ts';
import { failureOf } from '../state/failure-of.ts';
import { messagesFromFile } from '../state/imported-messages.ts';
import { builtIn, chosenModel } from '../state/model-choice.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { type Recipient, recipientOf, speaksAlone } from '../state/recipient.ts';
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

/** Parts of a prompt. `pasted`: those that are text of others. */
interface Along extends Pick<Sent, 'place' | 'onStored' | 'waiting'> {
  attached?: Attachment[];
  pasted?: string[];
}

export type MessageSender = ReturnType<typeof createMessageSender>;

export function createMessageSender(
  services: Services,
  store: PanelStore,
  turns: TurnRunner,
  drafts: Drafts & Pick<FileAttachments, 'refusal'>,
) {
  const fail = failureOf(store);

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
      fail(error);
    }
    return false;
  }

  async function userMessage(
    said: string,
    { conversation, messages }: Place,
    { pasted, attached, selected }: Pick<PanelState, 'pasted' | 'attached' | 'selected'>,
  ): Promise<Message> {
    const inFront = (await services.pageInFront().catch(() => null)) || [];
    const run = selected.length > 0 ? { session: await services.session() } : {};
    const named = [inFront, ...attached.map(({ url }) => url ?? []), addressesIn(said, pasted)].flat();
    // Read again: they may have changed while attachments were loading.
    const now = store.getState();
    const shown = now.conversation.id === conversation.id ? now.messages : messages;
    return {
      id: services.newId(),
      conversation: conversation.id,
      turn: services.newId(),
      // The turn that is shown last follows, in its chosen version.
      after: shown.at(-1)?.turn ?? FIRST,
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

  /** True if nothing can be sent in the open conversation now; shows the user why. */
  function busy(): boolean {
    const { holder, outbox, conversation } = store.getState();
    const refused = holder !== 'nobody' || outbox.has(conversation.id);
    if (refused) store.setState({ refused });
    return refused;
  }

  /** Chooses who answers a sentence not typed into the composer: a command that matches it exactly, else the model. */
  async function decide(sentence: string): Promise<ProviderConfig> {
    const model = chosenModel(store.getState());
    if (!model) return builtIn;
    const commands = await services.commands();
    const preview = await commands.preview(sentence, { messages: [] }, services.window);
    return recipientOf(preview, true, false) === 'command' ? builtIn : model;
  }

  return {
    busy,
    /** Sends the draft, which leaves the composer at once and returns to its conversation if it cannot be sent. */
    async sendDraft(to: Recipient | Promise<Recipient>) {
      const state = store.getState();
      const said = state.draft.trim();
      if ((!said && !speaksAlone(state)) || busy()) return;
      store.setState({ trouble: null });
      const pending = drafts.takePending(state.conversation.id);
      const { settle, giveBack, ...composed } = drafts.take();
      let read: Attachment[] = [];
      try {
        const config = ((await to) === 'model' && chosenModel(state)) || builtIn;
        read = await pending.attached;
        const attached = [...composed.attached, ...read];
        const trouble = config === builtIn ? null : await drafts.refusal(attached);
        if (!trouble && !pending.signal.aborted) {
          const message = await userMessage(said, state, { ...composed, attached });
          if (await beginTurn({ message, config, place: state, onStored: settle, waiting: pending.signal })) return;
        }
        if (trouble) store.setState({ trouble });
      } catch (error) {
        fail(error);
      }
      await giveBack(read);
    },
    decide,
    /** Sends a prompt. False if it was not sent; without `onStored` it is then put into the draft. */
    async sendPrompt(said: string, to: ProviderConfig, { place, attached = [], pasted = [], ...how }: Along) {
      const message = await userMessage(said, place, { pasted, attached, selected: [] });
      const sent = await beginTurn({ message, config: to, place, ...how });
      if (!sent && !how.onStored)
        await drafts.putBack(place.conversation, { draft: said, pasted, attached, selected: [] });
      return sent;
    },
    /**
     * Sends a chip: the user sees its label, its intent runs. `from`: id of the message that offers it; in an imported
     * one only the label counts.
     */
    async sendIntent(label: string, intent: Intent, from?: string) {
      if (busy()) return;
      const place = store.getState();
      const held = drafts.hold(place.conversation.id);
      if (!held) return;
      const { signal: waiting, release } = held;
      store.setState({ selected: [], view: 'chat' });
      try {
        const theirs = from !== undefined && (await messagesFromFile(services, place.conversation.id)).has(from);
        const said = await userMessage(label, place, { pasted: [label], attached: [], selected: place.selected });
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
        fail(error);
      }
      release();
    },
  };
}
