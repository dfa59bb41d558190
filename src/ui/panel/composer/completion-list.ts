import { Bookmark, FileText, Folder, Group, Layers, List, PanelTop, Play, Tag, TextSelect } from 'lucide-react';
import { shortAddress, shownSite } from '@/src/address/shown-address.ts';
import { promptActions, type UserAction } from '@/src/contract/action.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { MessageKey, Text } from '@/src/contract/text.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { fold } from '@/src/text/fold.ts';
import type { Panel } from '../actions/panel-store.ts';
import type { AttachmentSources, ListedThing } from '../drafts/attachment-sources.ts';
import type { ActiveCompletion } from './completion-at-cursor.ts';
import type { Option } from './palette/option-list.tsx';

const listOf = <Id extends z.ZodMiniType<string | number>>(id: Id) =>
  z.object({ items: z.array(z.object({ id, title: z.string(), url: z.string() })) });
const tabList = z.object({
  items: z.array(z.object({ id: z.number(), title: z.string(), url: z.string(), failed: z.optional(z.boolean()) })),
});
const bookmarkList = listOf(z.string());
const tagList = z.object({ items: z.array(z.object({ title: z.string() })) });
const sessionList = z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), tabs: z.number() })) });
const folderList = z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), folder: z.string() })) });
const windowList = z.object({
  items: z.array(
    z.object({ groups: z.array(z.object({ group_id: z.number(), title: z.string(), tabs: z.number() })) }),
  ),
});

/** Largest number of options of a kind; `mostUnasked` while no query is typed, so that tabs stay in view. */
const most = 5;
const mostUnasked = 3;
/** Tabs requested, more than shown: some are left out because their page cannot be read. */
const mostTabs = 25;

export type Say = (key: MessageKey, params?: Text['params']) => string;

/** Options that match the query, best first. */
export const completionsFor = (
  writing: ActiveCompletion,
  panel: Panel,
  { say, own, language }: { say: Say; own: UserAction[]; language: string },
): Promise<Option[]> =>
  writing.sign === '/' ? actionsFor(writing, panel, { say, own, language }) : attachableOptions(writing, panel, say);

const fits = (title: string, query: string): boolean => fold(title).includes(fold(query.trim()));

async function actionsFor(
  { query }: ActiveCompletion,
  panel: Panel,
  { say, own, language }: { say: Say; own: UserAction[]; language: string },
): Promise<Option[]> {
  const builtIn = [
    ...Object.entries(promptActions)
      .filter(([, { about }]) => about === 'page')
      .map(([id, { words }]) => ({ id, title: say(words, { language }) })),
    { id: 'tag-page', title: say('action_tag_page') },
    { id: 'ask-selection', title: say('action_ask_selection') },
  ];
  const run = (id: string) => async () => panel.runAction(id);
  return [
    ...own.map(({ id, name, prompt }) => ({
      id,
      kind: say('ui_own_action'),
      icon: Play,
      title: name,
      detail: prompt,
      pick: run(id),
    })),
    ...builtIn.map(({ id, title }) => ({ id, kind: '', icon: Play, title, pick: run(id) })),
    {
      id: 'instructions',
      kind: '',
      icon: List,
      title: say('ui_chat_instructions'),
      pick: async () => panel.show('instructions'),
    },
    {
      id: 'commands',
      kind: '',
      icon: List,
      title: say('ui_all_commands'),
      pick: async () => panel.show('commands'),
    },
  ].filter(({ title }) => fits(title, query));
}

/** Address to show; undefined for pages of the browser and of extensions. */
const addressOf = ({ url }: { url: string }): string | undefined =>
  shownSite(url) === null ? undefined : shortAddress(url);

async function attachableOptions({ query }: ActiveCompletion, panel: Panel, say: Say): Promise<Option[]> {
  const attaching = await panel.attaching();
  const search = query ? { query, limit: most } : { limit: most };
  const aside = query ? search : { limit: mostUnasked };
  const [page, tabs, windows, sessions, bookmarks, folders, tags] = await Promise.all([
    attaching.currentTab(),
    attaching.lookUp('list_tabs', { ...search, limit: mostTabs }, tabList),
    attaching.lookUp('list_windows', {}, windowList),
    attaching.lookUp('list_sessions', aside, sessionList),
    query ? attaching.lookUp('search_bookmarks', search, bookmarkList) : null,
    query ? attaching.lookUp('list_bookmark_folders', search, folderList) : null,
    attaching.lookUp('list_tags', aside, tagList),
  ]);
  const attach =
    (title: string, found: (signal: AbortSignal) => Promise<Attachment | null>) => async (): Promise<void> =>
      panel.attach(async (signal) => [await found(signal)].filter((one) => one !== null), title);
  const listed = (what: ListedThing, shown: Pick<Option, 'kind' | 'icon' | 'detail'>): Option => ({
    ...shown,
    id: `${what.kind}:${what.id}`,
    title: what.title,
    foreign: true,
    pick: attach(what.title, () => attaching.listOf(what)),
  });
  const open = (tabs.data?.items ?? []).filter(({ failed }) => !failed).slice(0, most);
  const tabsDetail = (n: number) => say('sessions_tabs', { n });
  const groups = (windows.data?.items ?? [])
    .flatMap((window) => window.groups)
    .map((group) => ({ ...group, title: group.title || say('ui_unnamed_group') }))
    .filter(({ title }) => fits(title, query))
    .slice(0, aside.limit);
  return [
    ...fixedFor(page?.failed ? null : page, query, attaching, { say, attach }),
    ...open.map(
      (tab): Option => ({
        id: `tab:${tab.id}`,
        kind: say('ui_kind_tab'),
        icon: PanelTop,
        url: tab.url,
        title: tab.title,
        detail: addressOf(tab),
        foreign: true,
        pick: attach(tab.title, (signal) => attaching.pageOf(tab, signal)),
      }),
    ),
    ...groups.map(({ group_id: id, title, tabs: n }) =>
      listed({ kind: 'group', id, title }, { kind: say('ui_attached_group'), icon: Group, detail: tabsDetail(n) }),
    ),
    ...(sessions.data?.items ?? []).map(({ id, title, tabs: n }) =>
      listed({ kind: 'session', id, title }, { kind: say('ui_attached_session'), icon: Layers, detail: tabsDetail(n) }),
    ),
    ...(bookmarks?.data?.items ?? []).map(
      (bookmark): Option => ({
        id: `bookmark:${bookmark.id}`,
        kind: say('ui_attached_bookmark'),
        icon: Bookmark,
        url: bookmark.url,
        title: bookmark.title,
        detail: addressOf(bookmark),
        foreign: true,
        pick: attach(bookmark.title, async () => attaching.labelOf('bookmark', bookmark.title, bookmark.url)),
      }),
    ),
    ...(folders?.data?.items ?? []).map(({ id, title, folder }) =>
      listed({ kind: 'folder', id, title }, { kind: say('ui_attached_folder'), icon: Folder, detail: folder }),
    ),
    ...(tags.data?.items ?? []).map(({ title }) => ({
      ...listed({ kind: 'tag', id: title, title: `#${title}` }, { kind: say('ui_attached_tag'), icon: Tag }),
      id: `tag:${title}`,
    })),
  ];
}

interface Making {
  say: Say;
  attach(title: string, found: (signal: AbortSignal) => Promise<Attachment | null>): () => Promise<void>;
}

/** Options for the current page, its selection and all open tabs, if they match the query. */
function fixedFor(
  page: Awaited<ReturnType<AttachmentSources['currentTab']>>,
  query: string,
  attaching: AttachmentSources,
  { say, attach }: Making,
): Option[] {
  return [
    ...(page
      ? [
          {
            id: 'page',
            kind: say('ui_attached_page'),
            icon: FileText,
            title: say('ui_this_page'),
            pick: attach(page.title, (signal) => attaching.pageOf(page, signal)),
          },
          {
            id: 'selection',
            kind: say('ui_attached_selection'),
            icon: TextSelect,
            title: say('ui_this_selection'),
            pick: attach(page.title, (signal) => attaching.selectionOf(page, signal)),
          },
        ]
      : []),
    {
      id: 'tabs',
      kind: say('ui_attached_tabs'),
      icon: PanelTop,
      title: say('ui_these_tabs'),
      pick: attach(say('ui_these_tabs'), attaching.openTabs),
    },
  ].filter(({ title, kind }) => fits(title, query) || fits(kind, query));
}
