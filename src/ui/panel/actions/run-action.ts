import { TYPED } from '@/src/chat/message/foreign-pastes.ts';
import { type PanelRequest, promptActions, type UserAction } from '@/src/contract/action.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { AttachmentSources } from '../drafts/attachment-sources.ts';
import type { Drafts } from '../drafts/draft-store.ts';
import type { FileAttachments } from '../drafts/file-attachments.ts';
import { emptyComposer } from '../drafts/outbox.ts';
import { failureOf } from '../state/failure-of.ts';
import { builtIn, chosenModel } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import type { ConversationActions } from './conversation-actions.ts';
import type { MessageSender, Place } from './send-message.ts';

type Hands = AttachmentSources &
  Pick<ConversationActions, 'openNew'> &
  Pick<Drafts, 'attach' | 'putBack' | 'readFor'> &
  Pick<FileAttachments, 'refusal'> &
  MessageSender;
/** Renders a message key in the user's language, for text that becomes part of the conversation. */
type Say = (key: string) => string;

/** Draft that an action takes as its input. */
interface TakenFrom {
  place: Place;
  pending: ReturnType<Drafts['takePending']>;
  draft: ReturnType<Drafts['take']>;
}

/** Attachments of an action. `unread`: the reason why its page could not be read, with advice. */
interface Found {
  attached: Attachment[];
  unread: Text | null;
  /** True if the action needs selected text and there is none; the user was notified. */
  unselected: boolean;
}

/** Words that replace a variable of the prompt, whose content is sent as an attachment. */
const variables: Record<string, string> = {
  page: 'action_var_page',
  selection: 'action_var_selection',
  tabs: 'action_var_tabs',
  link: 'action_var_link',
};

export function createActionRunner(services: Services, store: PanelStore, hands: Hands, say: Say) {
  const fail = failureOf(store);
  const model = () => chosenModel(store.getState());

  /** Selected text; null, and a notice, if there is none. */
  async function selection({ tab, selection }: PanelRequest, signal: AbortSignal): Promise<Attachment | null> {
    if (tab) return hands.selectionOf(tab, signal, selection);
    store.setState({ notice: text('ui_no_selection') });
    return null;
  }

  /** Attachments for the variables of a prompt. Unavailable tabs and links stay words. */
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

  /** Prompt of an action with words for its variables, followed by the input. */
  const promptOf = ({ prompt }: UserAction, input = ''): string => {
    const words = prompt.replace(/\{\{(page|selection|tabs|link)\}\}/g, (_, name: string) =>
      say(variables[name] ?? name),
    );
    return input ? `${words}\n\n${input}` : words;
  };

  /** Sends a prompt, unless stopped or without its selection. If its page could not be read, it becomes the draft. */
  async function tell(words: string, to: ProviderConfig, place: Place, found: Found | null): Promise<void> {
    if (!found || found.unselected) return;
    const { attached, unread } = found;
    store.setState({ trouble: unread });
    if (unread) return hands.putBack(place.conversation, { ...emptyComposer, draft: words, attached });
    await hands.sendPrompt(words, to, { place, attached });
  }

  /** Runs a request in the conversation that was open when it began; reading a page may take a while. */
  async function run(panelRequest: PanelRequest, place: Place): Promise<void> {
    store.setState({ trouble: null });
    if (panelRequest.what.kind === 'ask') {
      const { sentence } = panelRequest.what;
      // A long text in the address bar may have been pasted.
      const pasted = sentence.length > TYPED ? [sentence] : [];
      await hands.sendPrompt(sentence, await hands.decide(sentence), { place, pasted });
      return;
    }
    const { tab } = panelRequest;
    const { action } = panelRequest.what;
    const prompt = promptActions[action];
    if (prompt) {
      const config = model();
      if (!config) return hands.sendIntent(say(prompt.words), { id: 'assistant.needs-model', slots: {} });
      const found = await hands.readFor(place, (signal) => things(`{{${prompt.about}}}`, panelRequest, signal));
      return tell(say(prompt.words), config, place, found);
    }
    switch (action) {
      case 'ask-page':
        if (tab) await hands.attach(async (signal) => [await hands.pageOf(tab, signal)], tab.title);
        return;
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

  /** Request for an action on the current tab. */
  async function here(action: string): Promise<PanelRequest> {
    const tab = await hands.currentTab();
    const { newId, now, window } = services;
    return { id: newId(), at: now(), window, what: { kind: 'action', action }, tab };
  }

  return {
    /** True if these words are a built-in command, or a model is chosen, which reads any. */
    async isRead(words: string) {
      if (model()) return true;
      const commands = await services.commands();
      return (await commands.preview(words, { messages: [] }, services.window)) !== null;
    },
    /** Sends the words that the user typed instead of a yes, once the turn that asked has ended. */
    async sayInstead(words: string) {
      const { id } = store.getState().conversation;
      await turnEnd(store);
      const place = store.getState();
      if (place.conversation.id === id) await hands.sendPrompt(words, await hands.decide(words), { place });
    },
    /** Runs a request of a shortcut, a menu or the address bar, in a new conversation unless the open one is empty. */
    async carryOut(panelRequest: PanelRequest) {
      const { messages, draft, outbox, conversation } = store.getState();
      if (messages.length > 0 || draft || outbox.has(conversation.id)) hands.openNew();
      store.setState({ view: 'chat' });
      await run(panelRequest, store.getState());
    },
    /** Runs an action on the current tab in the conversation where it was picked. */
    async runAction(action: string, place: Place) {
      if (action !== 'ask-selection' && action !== 'ask-page' && hands.busy()) return;
      await run(await here(action), place);
    },
    /** Runs an action of the user's own on their input. */
    async runWithInput(action: UserAction, input: string, { place, pending, draft }: TakenFrom) {
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
        fail(error);
      }
      await giveBack(read);
    },
  };
}

/** Waits until no turn runs in the open conversation. */
const turnEnd = (store: PanelStore): Promise<void> =>
  new Promise((resolve) => {
    if (store.getState().holder === 'nobody') return resolve();
    const release = store.subscribe(({ holder }) => {
      if (holder !== 'nobody') return;
      release();
      resolve();
    });
  });
