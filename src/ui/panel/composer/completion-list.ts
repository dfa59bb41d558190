import { Bookmark, FileText, Folder, Group, Layers, List, PanelTop, Play, Tag, TextSelect } from 'lucide-react';
import { shortAddress, shownSite } from '@/src/address/shown-address.ts';
import { promptActions, type UserAction } from '@/src/contract/action.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { fold } from '@/src/text/fold.ts';
import type { Say } from '../../parts/services-context.tsx';
import type { Panel } from '../actions/panel-store.ts';
import { type ListedThing, tabData } from '../drafts/attachment-sources.ts';
import type { View } from '../state/panel-state.ts';
import type { ActiveCompletion } from './completion-at-cursor.ts';
import type { Option } from './palette/option-list.tsx';

const listOf = <Shape extends z.ZodMiniObject>(item: Shape) => z.object({ items: z.array(item) });
const tagList = listOf(z.object({ title: z.string() }));
const tabList = listOf(tabData);
const bookmarkList = listOf(z.object({ id: z.string(), title: z.string(), url: z.string() }));
const sessionList = listOf(z.object({ id: z.string(), title: z.string(), tabs: z.number() }));
const folderList = listOf(z.object({ id: z.string(), title: z.string(), folder: z.string() }));
const groupData = z.object({ group_id: z.number(), title: z.string(), tabs: z.number() });
const windowList = listOf(z.object({ groups: z.array(groupData) }));

/** Largest number of options of a kind; `mostUnasked` while no query is typed, so that tabs stay in view. */
const most = 5;
const mostUnasked = 3;
/** Tabs requested, more than shown: some are left out because their page cannot be read. */
const mostTabs = 25;

interface Needs {
  panel: Panel;
  say: Say;
  /** The user's own actions. */
  own: UserAction[];
  language: string;
}

/** Options that match the query, best first. */
export const completionsFor = ({ sign, query }: ActiveCompletion, needs: Needs): Promise<Option[]> =>
  sign === '/' ? actionsFor(query, needs) : attachableOptions(query, needs);

const fits = (title: string, query: string): boolean => fold(title).includes(fold(query.trim()));

async function actionsFor(query: string, { panel, say, own, language }: Needs): Promise<Option[]> {
  const action = (id: string, title: string): Option => ({
    id,
    kind: '',
    icon: Play,
    title,
    pick: async () => panel.runAction(id),
  });
  const view = (id: View, title: string): Option => ({
    id,
    kind: '',
    icon: List,
    title,
    pick: async () => panel.show(id),
  });
  const ofPage = Object.entries(promptActions).filter(([, { about }]) => about === 'page');
  return [
    ...own.map(({ id, name, prompt }) => ({ ...action(id, name), kind: say('ui_own_action'), detail: prompt })),
    ...ofPage.map(([id, { words }]) => action(id, say(words, { language }))),
    action('tag-page', say('action_tag_page')),
    action('ask-selection', say('action_ask_selection')),
    view('instructions', say('ui_chat_instructions')),
    view('commands', say('ui_all_commands')),
  ].filter(({ title }) => fits(title, query));
}

/** Address to show; undefined for pages of the browser and of extensions. */
const addressOf = (url: string): string | undefined => (shownSite(url) === null ? undefined : shortAddress(url));

async function attachableOptions(query: string, { panel, say }: Needs): Promise<Option[]> {
  const attaching = await panel.attaching();
  const search = query ? { query, limit: most } : { limit: most };
  const aside = query ? search : { limit: mostUnasked };
  const [current, tabs, windows, sessions, bookmarks, folders, tags] = await Promise.all([
    attaching.currentTab(),
    attaching.lookUp('list_tabs', { ...search, limit: mostTabs }, tabList),
    attaching.lookUp('list_windows', {}, windowList),
    attaching.lookUp('list_sessions', aside, sessionList),
    query ? attaching.lookUp('search_bookmarks', search, bookmarkList) : null,
    query ? attaching.lookUp('list_bookmark_folders', search, folderList) : null,
    attaching.lookUp('list_tags', aside, tagList),
  ]);
  const attach = (title: string, find: (signal: AbortSignal) => Promise<Attachment | null>) => () =>
    panel.attach(async (signal) => [await find(signal)].filter((one) => one !== null), title);
  const page = (
    of: { id: string; title: string; url: string },
    shown: Pick<Option, 'kind' | 'icon'>,
    find: (signal: AbortSignal) => Promise<Attachment | null>,
  ): Option => ({ ...of, ...shown, detail: addressOf(of.url), foreign: true, pick: attach(of.title, find) });
  const list = (of: ListedThing, shown: Pick<Option, 'kind' | 'icon' | 'detail'>): Option => ({
    ...shown,
    id: `${of.kind}:${of.id}`,
    title: of.title,
    foreign: true,
    pick: attach(of.title, () => attaching.listOf(of)),
  });
  const isShown = ({ title, kind }: Option) => fits(title, query) || fits(kind, query);
  const tab = current?.failed ? null : current;
  const open = (tabs.data?.items ?? []).filter(({ failed }) => !failed).slice(0, most);
  const tabsDetail = (n: number) => say('sessions_tabs', { n });
  const groups = (windows.data?.items ?? [])
    .flatMap((window) => window.groups)
    .map((group) => ({ ...group, title: group.title || say('ui_unnamed_group') }))
    .filter(({ title }) => fits(title, query))
    .slice(0, aside.limit);
  const ofTab: Option[] = tab
    ? [
        {
          id: 'page',
          kind: say('ui_attached_page'),
          icon: FileText,
          title: say('ui_this_page'),
          pick: attach(tab.title, (signal) => attaching.pageOf(tab, signal)),
        },
        {
          id: 'selection',
          kind: say('ui_attached_selection'),
          icon: TextSelect,
          title: say('ui_this_selection'),
          pick: attach(tab.title, (signal) => attaching.selectionOf(tab, signal)),
        },
      ]
    : [];
  const allTabs: Option = {
    id: 'tabs',
    kind: say('ui_attached_tabs'),
    icon: PanelTop,
    title: say('ui_these_tabs'),
    pick: attach(say('ui_these_tabs'), attaching.openTabs),
  };
  return [
    ...[...ofTab, allTabs].filter(isShown),
    ...open.map(({ failed, ...one }) =>
      page({ ...one, id: `tab:${one.id}` }, { kind: say('ui_kind_tab'), icon: PanelTop }, (signal) =>
        attaching.pageOf(one, signal),
      ),
    ),
    ...groups.map(({ group_id: id, title, tabs: n }) =>
      list({ kind: 'group', id, title }, { kind: say('ui_attached_group'), icon: Group, detail: tabsDetail(n) }),
    ),
    ...(sessions.data?.items ?? []).map(({ id, title, tabs: n }) =>
      list({ kind: 'session', id, title }, { kind: say('ui_attached_session'), icon: Layers, detail: tabsDetail(n) }),
    ),
    ...(bookmarks?.data?.items ?? []).map(({ id, title, url }) =>
      page({ id: `bookmark:${id}`, title, url }, { kind: say('ui_attached_bookmark'), icon: Bookmark }, async () =>
        attaching.labelOf('bookmark', title, url),
      ),
    ),
    ...(folders?.data?.items ?? []).map(({ id, title, folder }) =>
      list({ kind: 'folder', id, title }, { kind: say('ui_attached_folder'), icon: Folder, detail: folder }),
    ),
    ...(tags.data?.items ?? []).map(({ title }) =>
      list({ kind: 'tag', id: title, title: `#${title}` }, { kind: say('ui_attached_tag'), icon: Tag }),
    ),
  ];
}
