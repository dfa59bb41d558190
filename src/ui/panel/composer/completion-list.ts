import { Bookmark, FileText, List, PanelTop, Play, Tag, TextSelect } from 'lucide-react';
import { shortAddress, siteOf } from '@/src/address/shown-address.ts';
import type { UserAction } from '@/src/contract/action.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import type { Panel } from '../actions/panel-store.ts';
import type { Completing } from './completion-at-cursor.ts';
import type { Option } from './palette/option-list.tsx';

interface Item {
  id: number | string;
  title: string;
  url: string;
}

/** So many of each kind. */
const most = 5;

export type Say = (key: MessageKey) => string;

/** What fits what was typed after the sign, the likeliest first. */
export const completionsFor = (
  writing: Completing,
  panel: Panel,
  { say, own }: { say: Say; own: UserAction[] },
): Promise<Option[]> =>
  writing.sign === '/' ? actionsFor(writing, panel, { say, own }) : thingsFor(writing, panel, say);

const fold = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const fits = (title: string, query: string): boolean => fold(title).includes(fold(query.trim()));

async function actionsFor(
  { query }: Completing,
  panel: Panel,
  { say, own }: { say: Say; own: UserAction[] },
): Promise<Option[]> {
  const builtIn = [
    { id: 'summarize-page', title: say('action_summarize_page') },
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
    ...builtIn.map(({ id, title }) => ({ id, kind: say('ui_action'), icon: Play, title, pick: run(id) })),
    {
      id: 'commands',
      kind: say('ui_action'),
      icon: List,
      title: say('ui_all_commands'),
      pick: async () => panel.show('commands'),
    },
  ].filter(({ title }) => fits(title, query));
}

/** Those of the browser's and of extensions' own pages say nothing to anyone. */
const addressOf = ({ url }: Item): string | undefined => (siteOf(url) === null ? undefined : shortAddress(url));

async function thingsFor({ query }: Completing, panel: Panel, say: Say): Promise<Option[]> {
  const attaching = await panel.attaching();
  const search = query ? { query, limit: most } : { limit: most };
  const [current, tabs, bookmarks, tags] = await Promise.all([
    attaching.look('get_current_tab', {}),
    attaching.look('list_tabs', search),
    query ? attaching.look('search_bookmarks', search) : null,
    attaching.look('list_tags', search),
  ]);
  const itemsOf = (data: unknown) => (data as { items?: Item[] } | null)?.items ?? [];
  const attach = (title: string, found: (signal: AbortSignal) => Promise<Attachment | null>) => () =>
    panel.attach(async (signal) => [await found(signal)].filter((one) => one !== null), title);
  const page = current as (Item & { id: number }) | null;
  const fixed: Option[] = [
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
  return [
    ...fixed,
    ...itemsOf(tabs).map(
      (tab): Option => ({
        id: `tab:${tab.id}`,
        kind: say('ui_kind_tab'),
        icon: PanelTop,
        url: tab.url,
        title: tab.title,
        detail: addressOf(tab),
        foreign: true,
        pick: attach(tab.title, (signal) => attaching.pageOf({ ...tab, id: Number(tab.id) }, signal)),
      }),
    ),
    ...itemsOf(bookmarks).map(
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
    ...itemsOf(tags).map(
      ({ title }): Option => ({
        id: `tag:${title}`,
        kind: say('ui_attached_tag'),
        icon: Tag,
        title: `#${title}`,
        pick: attach(`#${title}`, () => attaching.taggedWith(title)),
      }),
    ),
  ];
}
