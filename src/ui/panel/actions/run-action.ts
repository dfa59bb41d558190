import { TYPED } from '@/src/chat/message/foreign-pastes.ts';
import type { PanelRequest, UserAction } from '@/src/contract/action.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { AttachmentSources } from '../drafts/attachment-sources.ts';
import type { Drafts, OutgoingDraft } from '../drafts/draft-store.ts';
import type { FileAttachments } from '../drafts/file-attachments.ts';
import { emptyComposer } from '../drafts/outbox.ts';
import type { AwaitedAttachments } from '../drafts/pending-attachments.ts';
import { errorText } from '../state/error-text.ts';
import { builtIn, chosenModel } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import type { Conversations } from './conversations.ts';
import type { MessageSender, Place } from './send-message.ts';

type Hands = AttachmentSources &
  Pick<Conversations, 'openNew'> &
  Pick<Drafts, 'attach' | 'putBack' | 'readFor'> &
  Pick<FileAttachments, 'refusal'> &
  MessageSender;
/** Renders a message key: what a panel request says stands in the conversation in the user's language. */
type Say = (key: string) => string;

/** What an action works on that takes the place of a draft. */
export interface TakenFrom {
  place: Place;
  pending: AwaitedAttachments;
  draft: OutgoingDraft;
}

export interface ActionRunner {
  /** What a key, a menu or the address bar left for the panel of this window. */
  carryOut(panelRequest: PanelRequest): Promise<void>;
  /** An action over the tab in front, said where it was picked. */
  runAction(action: string, place: Place): Promise<void>;
  /** An action of the user's own over what they typed for it. */
  runWithInput(action: UserAction, input: string, from: TakenFrom): Promise<void>;
}

/** What goes along with words that were not typed. `unread`: why the page that they are about cannot, and what to do. */
interface Found {
  attached: Attachment[];
  unread: Text | null;
  /** They are about a selection that is not there, which the user was told. */
  unselected: boolean;
}

/** What a variable says where its content is attached. */
const variables: Record<string, string> = {
  page: 'action_var_page',
  selection: 'action_var_selection',
  tabs: 'action_var_tabs',
  link: 'action_var_link',
};

/** What actions do in the panel. */
export function createActionRunner(services: Services, store: PanelStore, hands: Hands, say: Say): ActionRunner {
  const model = () => chosenModel(store.getState());

  /** A panel request begins a conversation of its own, unless the open one is empty. */
  function clear() {
    const { messages, draft, outbox, conversation } = store.getState();
    if (messages.length > 0 || draft || outbox.has(conversation.id)) hands.openNew();
    store.setState({ view: 'chat' });
  }

  /** Null, and the user is told, where nothing is selected. */
  async function selection({ tab, selection }: PanelRequest, signal: AbortSignal): Promise<Attachment | null> {
    if (tab) return hands.selectionOf(tab, signal, selection);
    store.setState({ notice: text('ui_no_selection') });
    return null;
  }

  /** What stands for the variables of a prompt; where tabs and links cannot be had, the variable stays a word. */
  async function things(prompt: string, panelRequest: PanelRequest, signal: AbortSignal): Promise<Found> {
    const has = (name: string) => prompt.includes(`{{${name}}}`);
    const [read, selected, ...others] = await Promise.all([
      has('page') ? hands.readPage(panelRequest.tab, signal) : null,
      has('selection') ? selection(panelRequest, signal) : null,
      has('tabs') ? hands.openTabs() : null,
      has('link') && panelRequest.link ? hands.labelOf('link', panelRequest.link, panelRequest.link) : null,
    ]);
    const unread = read?.unread ?? null;
    const page = unread ? null : (read?.page ?? null);
    const attached = [page, selected, ...others].filter((each) => each !== null);
    return { attached, unread, unselected: has('selection') && !selected };
  }

  /** What an action says of what is attached, and of what was typed for it. */
  const promptOf = ({ prompt }: UserAction, input = ''): string => {
    const words = prompt.replace(/\{\{(page|selection|tabs|link)\}\}/g, (_, name: string) =>
      say(variables[name] ?? name),
    );
    return input ? `${words}\n\n${input}` : words;
  };

  /**
   * Says what does not come from a draft, or leaves it as one where its page cannot go along. Without the selection that
   * it is about it would say something else; null: the user did not wait for what goes along.
   */
  async function tell(words: string, to: ProviderConfig, place: Place, found: Found | null): Promise<void> {
    if (!found || found.unselected) return;
    const { attached, unread } = found;
    store.setState({ trouble: unread });
    if (unread) return hands.putBack(place.conversation, { ...emptyComposer, draft: words, attached });
    await hands.sendPrompt(words, to, { place, attached });
  }

  /** What it needs may take a while to read: it is said in the conversation that was open when it began. */
  async function run(panelRequest: PanelRequest, place: Place): Promise<void> {
    store.setState({ trouble: null });
    if (panelRequest.what.kind === 'ask') {
      const { sentence } = panelRequest.what;
      // The address bar does not tell what was typed into it from what was pasted.
      const pasted = sentence.length > TYPED ? [sentence] : [];
      await hands.sendPrompt(sentence, await hands.decide(sentence), { place, pasted });
      return;
    }
    const { tab } = panelRequest;
    const { action } = panelRequest.what;
    switch (action) {
      case 'summarize-page': {
        const config = model();
        if (config) {
          const found = await hands.readFor(place, (signal) => things('{{page}}', panelRequest, signal));
          return tell(say('action_summarize_page'), config, place, found);
        }
        return hands.sendIntent(say('action_summarize_page'), { id: 'assistant.needs-model', slots: {} });
      }
      case 'tag-page': {
        const slots = tab ? { page: { url: tab.url, title: tab.title } } : {};
        return hands.sendIntent(say('action_tag_page'), { id: 'tags.suggest', slots });
      }
      case 'ask-selection': {
        if (!tab) return store.setState({ notice: text('ui_no_selection') });
        return hands.attach(async (signal) => {
          const found = await selection(panelRequest, signal);
          return found ? [found] : [];
        }, tab.title);
      }
      default: {
        const { actions } = await services.settings.get();
        const own = actions.find(({ id, slot }) => id === action || slot === action);
        if (!own) return store.setState({ notice: text('ui_no_action') });
        const found = await hands.readFor(place, (signal) => things(own.prompt, panelRequest, signal));
        return tell(promptOf(own), model() ?? builtIn, place, found);
      }
    }
  }

  /** Over the tab in front. */
  async function here(action: string): Promise<PanelRequest> {
    const tab = await hands.currentTab();
    const { newId, now, window } = services;
    return { id: newId(), at: now(), window, what: { kind: 'action', action }, tab };
  }

  return {
    async carryOut(panelRequest) {
      clear();
      await run(panelRequest, store.getState());
    },
    async runAction(action, place) {
      if (action !== 'ask-selection' && hands.busy()) return;
      await run(await here(action), place);
    },
    async runWithInput(action, input, { place, pending, draft }) {
      const { settle, giveBack, pasted, ...composed } = draft;
      let read: Attachment[] = [];
      store.setState({ view: 'chat', trouble: null });
      try {
        read = await pending.attached;
        const found = await things(action.prompt, await here(action.id), pending.signal);
        const attached = [...composed.attached, ...read, ...found.attached];
        const trouble = found.unread ?? (model() ? await hands.refusal(attached) : null);
        const dropped = found.unselected || pending.signal.aborted;
        if (!dropped) store.setState({ trouble });
        if (!trouble && !dropped) {
          const along = { place, attached, pasted, onStored: settle, waiting: pending.signal };
          if (await hands.sendPrompt(promptOf(action, input), model() ?? builtIn, along)) return;
        }
      } catch (error) {
        store.setState({ trouble: errorText(error) });
      }
      await giveBack(read);
    },
  };
}
