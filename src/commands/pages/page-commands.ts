import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { pickBookmarks } from '../bookmarks/pick-bookmarks.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { fieldsOf, numberIn, type TabItem } from '../script/items.ts';
import { haveMoved, listed } from '../script/listed-things.ts';
import { read, readLists, readPage } from '../script/read-results.ts';
import { type Answer, answer, chip, look, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { bookmarkFilters, looking, said, tabFilters } from '../table/command-pattern.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';

const how = 'format file';

const library = { library: true };

const copying = [
  said('copy', 'tabs groups sites', '', `${tabFilters} ${how} ref:this others side`),
  said('copy', 'windows', '', `${tabFilters} ${how}`),
  said('copy', 'groups', 'ref:this', how, { adds: { wholeGroup: true } }),
  said('copy', 'links things', '', `window group wholeGroup tagged ref:list ref:it ref:this ${how}`),
  said('copy', 'bookmarks folders', '', `${bookmarkFilters} all ${how}`, { adds: library }),
  said('copy', 'bookmarks', 'name', `${bookmarkFilters} to:folder all ${how}`, { adds: library }),
  said('copy', 'tags', 'tagged', how),
  said('copy', '-', 'ref:list|ref:it|ref:this|window|tagged|format', how),
  said('bookmark list', 'tabs', 'format', `${tabFilters} ${how}`),
  said('bookmark list', 'bookmarks folders', 'format', `${bookmarkFilters} ${how}`, { adds: library }),
];

command('copy.markdown', 'page', 'write', {
  rule: copying,
  title: (slots) =>
    text('command_copy_what', {
      what: describe(slots, 'library' in slots ? 'command_what_bookmarks' : 'command_what_tabs'),
      format: slots.format ?? 'markdown',
    }),
  run: ({ name, ...slots }, context) => copyItems(name === undefined ? slots : { ...slots, folder: name }, context),
});

command('page.links', 'page', 'read', {
  rule: [said(`${looking} count`, 'links', '', 'ref:this words sites window')],
  title: ({ words = [], sites = [] }) => {
    const filter = [...words, ...sites].join(' ');
    return filter ? text('command_page_show_links_with', { filter }) : text('command_page_show_links');
  },
  run: listLinks,
});

/** Offered as a chip if a model is missing; no sentence means it. */
command('page.outline', 'page', 'read', {
  unlisted: true,
  rule: [],
  title: () => text('command_page_show_outline'),
  run: outline,
});

/** File extension meant by words such as "PDFs" or "pdf files"; other words are returned unchanged. */
const ending = (words: string): string =>
  /^(pdf|docx?|xlsx?|pptx?|csv|zip|png|jpe?g|gif|svg|mp3|mp4|epub)s?(?: (?:files?|documents?))?$/i
    .exec(words)?.[1]
    ?.toLowerCase() ?? words;

/** Links of the page in front, all or those with a word in text or address. */
function* listLinks({ words, sites }: Slots): Script {
  const filter = [...(words ?? []), ...(sites ?? [])].map(ending).join(' ');
  const list = yield* readPage('list_page_links', { ...(filter ? { filter } : {}), limit: 100 });
  const title = String(fieldsOf(fieldsOf(list).page).title ?? '');
  if (list.total > 0) return answer(text('command_page_links', { n: list.total, title }), { count: list.total });
  return answer(text('command_page_no_links', { title }), {
    count: 0,
    chips: filter ? [chip(text('command_page_show_links'), 'page.links', {})] : [],
  });
}

const shownParts = 12;

/** Token budget so small that every page is returned in parts, whose headings are the outline. */
const budget = 100;

/** The headings of the page in front. */
function* outline(): Script {
  const { pages } = fieldsOf(yield* read('read_page', { budget }));
  const page = fieldsOf(Array.isArray(pages) ? pages[0] : null);
  const parts = Array.isArray(page.parts) ? page.parts.map((part) => String(fieldsOf(part).title ?? '')) : [];
  const title = String(page.title ?? '');
  const fact = text('command_page_outline', { n: parts.length, title, tokens: numberIn(page, 'length') });
  return answer([fact, ...parts.slice(0, shownParts).map((part) => text('command_page_part', { part }))], {
    count: parts.length,
    chips: [chip(text('command_page_show_links'), 'page.links', {})],
  });
}

const formats = ['markdown', 'html', 'csv'] as const;

type CopySlots = Slots & { library?: true };

type Exported = { tab_ids?: number[]; bookmark_ids?: string[]; tags?: string[] };

/** Items to export: those of the last list, bookmarks, tagged pages, or tabs of this window. */
function* chosen(slots: CopySlots, context: CommandContext): Part<{ what: Exported; n: number } | { answer: Answer }> {
  const { format: _, file: __, library, tagged, ref, ...rest } = slots;
  if (ref && ref.kind !== 'this' && context.list) {
    const tabs = listed(ref, context, 'tab');
    const bookmarks = listed(ref, context, 'bookmark');
    if (!tabs && !bookmarks) return { answer: answer(text('command_list_unclear')) };
    const [open] = tabs ? yield* readLists<TabItem>([look('list_tabs')]) : [];
    if (tabs && haveMoved(tabs, open!.items)) return { answer: answer(text('command_list_changed')) };
    return {
      what: {
        ...(tabs ? { tab_ids: tabs.map(({ id }) => Number(id)) } : {}),
        ...(bookmarks ? { bookmark_ids: bookmarks.map(({ id }) => id) } : {}),
      },
      n: (tabs?.length ?? 0) + (bookmarks?.length ?? 0),
    };
  }
  if (tagged && !library) return { what: { tags: tagged }, n: tagged.length };
  if (library) {
    const picked = yield* pickBookmarks(tagged ? { ...rest, tagged } : rest, context);
    if ('answer' in picked) return picked;
    return { what: { bookmark_ids: picked.bookmarks.map(({ id }) => id) }, n: picked.bookmarks.length };
  }
  const narrowed = rest.sites ?? rest.words ?? rest.group;
  const selecting = ref?.kind === 'this' ? { ...rest, ref } : rest;
  const found = yield* pickTabs(selecting, context, {
    window: narrowed === undefined ? 'this' : 'all',
    careful: false,
  });
  if ('answer' in found) return found;
  const web = found.picked.tabs.filter((tab) => isWebAddress(tab.url));
  return { what: { tab_ids: web.map((tab) => tab.id) }, n: web.length };
}

/** Writes pages out as a list: to the clipboard, or into a file. */
function* copyItems(slots: CopySlots, context: CommandContext): Script {
  const found = yield* chosen(slots, context);
  if ('answer' in found) return found.answer;
  const { what, n } = found;
  const noun = slots.library ? 'command_what_bookmarks' : 'command_what_tabs';
  if (n === 0) return answer(text('command_copy_nothing', { what: describe(slots, noun) }), { count: 0 });
  // Every browser imports bookmarks from a page of HTML.
  const format = slots.format ?? (slots.library && slots.file ? 'html' : 'markdown');
  const to = slots.file ? 'file' : 'clipboard';
  const done = yield* write('export_items', { ...what, format, to }, text('command_copy_will', { n, format, to }));
  const data = fieldsOf(done.data);
  const count = done.count;
  const line =
    typeof data.clipboard_refused === 'string'
      ? text('command_copy_instead', { n: count })
      : text('command_copy_done', { n: count, format, to, file: typeof data.file === 'string' ? data.file : '' });
  const others = formats.filter((one) => one !== format);
  return answer(line, {
    count: n,
    chips: others.map((one) =>
      chip(text('command_copy_format', { format: one }), 'copy.markdown', { ...slots, format: one }),
    ),
  });
}
