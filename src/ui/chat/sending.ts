import type { Attachment, Message } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import type { Intent } from '@/src/contract/tool.ts';
import { type Addressee, addressee } from './addressee.ts';
import type { Drafts } from './drafts.ts';
import type { Files } from './files.ts';
import { builtIn, chosenModel } from './model-choice.ts';
import type { PanelState, PanelStore } from './state.ts';
import type { Turns } from './taking-turns.ts';
import { addressesIn, wordsOf } from './transcript.ts';
import { troubleOf } from './trouble.ts';

export interface Sending {
  /** What stands in the composer. Stays there where it cannot be sent now. */
  sendDraft(to: Addressee): Promise<void>;
  /** Who answers a sentence that was not typed here: the command that it is exactly, else the model. */
  decide(sentence: string): Promise<ProviderConfig>;
  /**
   * Words that were not typed here: of an action, or in the address bar. Leaves the draft alone. `pasted`: what of them
   * is text of others.
   */
  sendPrompt(said: string, to: ProviderConfig, attached: Attachment[], pasted?: string[]): Promise<void>;
  /** A chip: its label is what the user reads, its intent what runs. */
  sendIntent(label: string, intent: Intent): Promise<void>;
}

export function createSending(
  services: Services,
  store: PanelStore,
  turns: Turns,
  drafts: Drafts & Pick<Files, 'refusal'>,
): Sending {
  /** What could not be sent goes back to where it was typed. */
  async function send(message: Message, config: ProviderConfig): Promise<void> {
    const { conversation, messages } = store.getState();
    try {
      if (messages.length === 0) await services.conversations.put({ ...conversation, window: services.window });
      if (await turns.begin(message, config)) return;
      if (store.getState().holder === 'elsewhere') store.setState({ notice: text('ui_busy_elsewhere') });
    } catch (error) {
      store.setState({ trouble: troubleOf(error) });
    }
    if (message.intent) return;
    const { draft, pasted, attached } = store.getState();
    store.setState({
      pasted: [...(message.pasted ?? []), ...pasted],
      attached: [...(message.attached ?? []), ...attached],
    });
    drafts.write([wordsOf([message]), draft].filter(Boolean).join('\n'));
  }

  async function userMessage(said: string, state: PanelState): Promise<Message> {
    const { conversation, pasted, attached, selected } = state;
    const inFront = await services.pageInFront().catch(() => null);
    const named = [
      ...(inFront ? [inFront] : []),
      ...attached.flatMap(({ url }) => url ?? []),
      ...addressesIn(said, pasted),
    ];
    return {
      id: services.newId(),
      conversation: conversation.id,
      turn: services.newId(),
      role: 'user',
      at: services.now(),
      parts: [{ type: 'text', text: said }],
      state: 'complete',
      ...(named.length ? { named } : {}),
      ...(pasted.length ? { pasted } : {}),
      ...(attached.length ? { attached } : {}),
      ...(selected.length ? { selected } : {}),
    };
  }

  const busy = () => store.getState().holder !== 'nobody';

  return {
    async sendDraft(to) {
      const state = store.getState();
      const said = state.draft.trim();
      if (!said || busy()) return;
      const config = (to === 'model' && chosenModel(state)) || builtIn;
      const trouble = config === builtIn ? null : await drafts.refusal(state.attached);
      if (trouble) return store.setState({ trouble });
      drafts.clear();
      await send(await userMessage(said, state), config);
    },
    async decide(sentence) {
      const model = chosenModel(store.getState());
      if (!model) return builtIn;
      const commands = await services.commands();
      const preview = await commands.preview(sentence, { messages: [] }, services.window);
      return addressee(preview, true, false) === 'command' ? builtIn : model;
    },
    async sendPrompt(said, to, attached, pasted = []) {
      await send(await userMessage(said, { ...store.getState(), pasted, attached, selected: [] }), to);
    },
    async sendIntent(label, intent) {
      if (busy()) return;
      const message = await userMessage(label, { ...store.getState(), pasted: [], attached: [] });
      store.setState({ selected: [], view: 'chat' });
      await send({ ...message, intent }, builtIn);
    },
  };
}
