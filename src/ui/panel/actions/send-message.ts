import { FIRST } from '@/src/chat/message/path.ts';
import type { Attachment, Message } from '@/src/contract/conversation.ts';
import type { Intent } from '@/src/contract/next-step.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { Drafts } from '../drafts/draft-store.ts';
import type { FileAttachments } from '../drafts/file-attachments.ts';
import { errorText } from '../state/error-text.ts';
import { messagesFromFile } from '../state/imported-messages.ts';
import { builtIn, chosenModel } from '../state/model-choice.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { type Recipient, recipientOf } from '../state/recipient.ts';
import { addressesIn } from '../state/transcript.ts';
import type { TurnRunner } from '../turn/turn-runner.ts';

/** Where something was said: what is open may be another conversation by the time at which it can be sent. */
export type Place = Pick<PanelState, 'conversation' | 'messages'>;

interface Sent {
  message: Message;
  config: ProviderConfig;
  place: Place;
  onStored?: () => void;
  /** The user does not want to wait any longer. */
  waiting?: AbortSignal;
}

export interface MessageSender {
  /** Whether nothing can be sent in the open conversation now, which is told then. */
  busy(): boolean;
  /**
   * What stands in the composer, at once: what is typed while `to` is found out is another draft. Comes back to where
   * it was typed where it cannot be sent.
   */
  sendDraft(to: Recipient | Promise<Recipient>): Promise<void>;
  /** Who answers a sentence that was not typed here: the command that it is exactly, else the model. */
  decide(sentence: string): Promise<ProviderConfig>;
  /**
   * Words that were not typed here: of an action, or in the address bar. Leaves the draft alone. `pasted`: what of them
   * is text of others. Whether they were said; `onStored` is called then, and where it is given they are not put back.
   */
  sendPrompt(
    said: string,
    to: ProviderConfig,
    along: { place: Place; attached?: Attachment[]; pasted?: string[] } & Pick<Sent, 'onStored' | 'waiting'>,
  ): Promise<boolean>;
  /**
   * A chip: its label is what the user reads, its intent what runs. `from`: the message that it stands under; of one
   * that came with a file what the label says is done.
   */
  sendIntent(label: string, intent: Intent, from?: string): Promise<void>;
}

export function createMessageSender(
  services: Services,
  store: PanelStore,
  turns: TurnRunner,
  drafts: Drafts & Pick<FileAttachments, 'refusal'>,
): MessageSender {
  /** Whether it is in a message; `onStored` is called then. */
  async function beginTurn({ message, config, place, onStored, waiting }: Sent): Promise<boolean> {
    const { conversation } = place;
    try {
      if (place.messages.length === 0 && !(await drafts.ensureStored(conversation))) return false;
      if (waiting?.aborted) return false;
      if (await turns.begin(message, config, onStored)) return true;
      if (store.getState().conversation.id === conversation.id)
        store.setState(({ holder }) => ({ refused: holder !== 'nobody' }));
    } catch (error) {
      store.setState({ trouble: errorText(error) });
    }
    return false;
  }

  /** What stands there by now: what goes along may have been waited for, and another panel have gone on. */
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
      // Of what is shown here: another panel may show another version.
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
      if (!said || busy()) return;
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
        const { pasted: _, ...chosen } = said;
        // The numbers that it names hold where it was written.
        const session = place.messages.find(({ id }) => id === from)?.session ?? (await services.session());
        await beginTurn({
          message: theirs ? said : { ...chosen, intent, session },
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
