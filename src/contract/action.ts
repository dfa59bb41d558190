import type { MessageKey } from './text.ts';
import * as z from './zod-mini.ts';

/** Places in which a custom action is offered, besides `/` in the panel. */
export const menuPlaces = ['page', 'selection', 'link', 'tab'] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** The free commands of the manifest; the browser gives them keys. */
export const actionSlots = ['action-1', 'action-2', 'action-3', 'action-4', 'action-5'] as const;

/** A prompt with a name. `{{page}}`, `{{selection}}`, `{{tabs}}` and `{{link}}` in it stand for the present ones. */
export const userAction = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  prompt: z.string().check(z.minLength(1), z.maxLength(20_000)),
  menus: z._default(z.array(z.enum(menuPlaces)), []),
  slot: z._default(z.nullable(z.enum(actionSlots)), null),
});
export type UserAction = z.infer<typeof userAction>;

/** The actions that come with Outrigger; their words are messages. */
export const builtInActions = ['summarize-page', 'tag-page', 'ask-selection'] as const;

/** Prompts that come with Outrigger, by the id of their action; each is about the page or the selection. */
export const promptActions: Record<string, { words: MessageKey; about: 'page' | 'selection' }> = {
  'summarize-page': { words: 'action_summarize_page', about: 'page' },
  'explain-page': { words: 'action_explain_page', about: 'page' },
  'translate-page': { words: 'action_translate_page', about: 'page' },
  'summarize-selection': { words: 'action_summarize_selection', about: 'selection' },
  'explain-selection': { words: 'action_explain_selection', about: 'selection' },
  'translate-selection': { words: 'action_translate_selection', about: 'selection' },
};

/** Request to a panel, stored until one of its window takes it. Text of a page in it is text of others. */
export interface PanelRequest {
  id: string;
  at: number;
  window: number | null;
  what: { kind: 'action'; action: string } | { kind: 'ask'; sentence: string };
  tab: { id: number; url: string; title: string } | null;
  selection?: string;
  link?: string;
}

/** Message keys of the manifest commands. The browser has their names only in its own language. */
export const commandNames = {
  'summarize-page': 'action_summarize_page',
  'tag-page': 'action_tag_page',
  'ask-selection': 'action_ask_selection',
  'tidy-tabs': 'command_tidy_tabs',
  'open-library': 'command_library',
  'action-1': 'command_action_1',
  'action-2': 'command_action_2',
  'action-3': 'command_action_3',
  'action-4': 'command_action_4',
  'action-5': 'command_action_5',
} satisfies Record<string, MessageKey>;

/** Message key of a command in the browser's list. The command that opens the panel has another id in each browser. */
export const commandName = (command: string): MessageKey =>
  Object.entries(commandNames).find(([name]) => name === command)?.[1] ?? 'command_panel';
