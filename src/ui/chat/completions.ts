import type { Attachment } from '@/src/contract/conversation.ts';
import type { Completing } from './completing.ts';
import type { Panel } from './panel-store.ts';

/** A line of the list that `/` and `@` open. */
export interface Completion {
  id: string;
  /** What it is: "Page", "Action". */
  kind: string;
  title: string;
  detail?: string;
  /** The title is text of others. */
  foreign?: true;
  pick(): Promise<void>;
}

interface Item {
  id: number | string;
  title: string;
  url: string;
}

/** So many of each kind. */
const most = 5;

export type Say = (key: string) => string;

/** What fits what was typed after the sign, the likeliest first. */
export const completionsFor = (writing: Completing, panel: Panel, say: Say): Promise<Completion[]> =>
  writing.sign === '/' ? actionsFor(writing, panel, say) : thingsFor(writing, panel, say);

const fold = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const fits = (title: string, query: string): boolean => fold(title).includes(fold(query.trim()));

async function actionsFor({ query }: Completing, panel: Panel, say: Say): Promise<Completion[]> {
  const own = panel.store.getState().settings?.actions ?? [];
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
      title: name,
      detail: prompt,
      pick: run(id),
    })),
    ...builtIn.map(({ id, title }) => ({ id, kind: say('ui_action'), title, pick: run(id) })),
    { id: 'commands', kind: say('ui_action'), title: say('ui_all_commands'), pick: async () => panel.show('commands') },
  ].filter(({ title }) => fits(title, query));
}

async function thingsFor({ query }: Completing, panel: Panel, say: Say): Promise<Completion[]> {
  const search = query ? { query, limit: most } : { limit: most };
  const [current, tabs, bookmarks, tags] = await Promise.all([
    panel.look('get_current_tab', {}),
    panel.look('list_tabs', search),
    query ? panel.look('search_bookmarks', search) : null,
    panel.look('list_tags', search),
  ]);
  const itemsOf = (data: unknown) => (data as { items?: Item[] } | null)?.items ?? [];
  const attach = (found: () => Promise<Attachment | null>) => async () => {
    const attachment = await found();
    if (attachment) panel.attach(attachment);
  };
  const page = current as (Item & { id: number }) | null;
  const fixed: Completion[] = [
    ...(page
      ? [
          {
            id: 'page',
            kind: say('ui_attached_page'),
            title: say('ui_this_page'),
            pick: attach(() => panel.pageOf(page)),
          },
          {
            id: 'selection',
            kind: say('ui_attached_selection'),
            title: say('ui_this_selection'),
            pick: attach(() => panel.selectionOf(page)),
          },
        ]
      : []),
    { id: 'tabs', kind: say('ui_attached_tabs'), title: say('ui_these_tabs'), pick: attach(panel.openTabs) },
  ].filter(({ title, kind }) => fits(title, query) || fits(kind, query));
  return [
    ...fixed,
    ...itemsOf(tabs).map(
      (tab): Completion => ({
        id: `tab:${tab.id}`,
        kind: say('ui_kind_tab'),
        title: tab.title,
        detail: tab.url,
        foreign: true,
        pick: attach(() => panel.pageOf({ ...tab, id: Number(tab.id) })),
      }),
    ),
    ...itemsOf(bookmarks).map(
      (bookmark): Completion => ({
        id: `bookmark:${bookmark.id}`,
        kind: say('ui_attached_bookmark'),
        title: bookmark.title,
        detail: bookmark.url,
        foreign: true,
        pick: attach(async () => panel.labelOf('bookmark', bookmark.title, bookmark.url)),
      }),
    ),
    ...itemsOf(tags).map(
      ({ title }): Completion => ({
        id: `tag:${title}`,
        kind: say('ui_attached_tag'),
        title: `#${title}`,
        pick: attach(() => panel.taggedWith(title)),
      }),
    ),
  ];
}
