import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { pickBookmarks } from '../bookmarks/pick-bookmarks.ts';
import type { RunSlots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { fieldsOf, listIn, numberIn } from '../script/items.ts';
import { checkOpen, listed } from '../script/listed-things.ts';
import { read, readItems, readPage } from '../script/read-results.ts';
import { answer, chip, found, none, type Part, type RunContext, stop, write } from '../script/script.ts';
import { bookmarkFilters, command, looking, said, tabFilters } from '../table/index.ts';
import { idsOf, pickTabs } from '../tabs/pick-tabs.ts';

const how = 'format file';

const library = { library: true };

/** Every browser imports bookmarks from a page of HTML. */
const formatOf = ({ format, library, file }: RunSlots) => format ?? (library && file ? 'html' : 'markdown');

command('copy.markdown', 'page', 'write', {
  rule: [
    said('copy', 'tabs groups sites', '', `${tabFilters} ${how} ref:this others side`),
    said('copy', 'windows', '', `${tabFilters} ${how}`),
    said('copy', 'groups', 'ref:this', how, { adds: { wholeGroup: true } }),
    said('copy', 'links', 'words', `sites window ${how}`, { vague: true }),
    said('copy', 'links things', '', `window group wholeGroup tagged ref:list ref:it ref:this ${how}`),
    said('copy', 'bookmarks folders', '', `${bookmarkFilters} all ${how}`, { adds: library }),
    said('copy', 'bookmarks', 'name', `${bookmarkFilters} to:folder all ${how}`, { adds: library }),
    said('copy', 'tags', 'tagged', how),
    said('copy', '-', 'ref:list|ref:it|ref:this|window|tagged|format', how),
    said('bookmark list', 'tabs', 'format', `${tabFilters} ${how}`),
    said('bookmark list', 'bookmarks folders', 'format', `${bookmarkFilters} ${how}`, { adds: library }),
  ],
  title: (slots) => {
    const what = describe(slots, slots.library ? 'command_what_bookmarks' : 'command_what_tabs');
    return text('command_copy_what', { what, format: formatOf(slots), to: slots.file ? 'file' : 'clipboard' });
  },
  /** Writes pages out as a list: to the clipboard, or into a file. */
  *run({ name, ...said }, context) {
    const slots = name === undefined ? said : { folder: name, ...said };
    const { library, file } = slots;
    const format = formatOf(slots);
    const chosen = yield* exported(slots, context);
    const n = Object.values(chosen).reduce((sum, ids) => sum + ids.length, 0);
    const noun = library ? 'command_what_bookmarks' : 'command_what_tabs';
    if (n === 0) none(text('command_copy_nothing', { what: describe(slots, noun) }));
    const to = file ? 'file' : 'clipboard';
    const will = text('command_copy_will', { n, format, to });
    const { count, data } = yield* write('export_items', { ...chosen, format, to }, will);
    const { clipboard_refused: refused, file: written = '' } = fieldsOf(data);
    const line =
      typeof refused === 'string'
        ? text('command_copy_instead', { n: count })
        : text('command_copy_done', { n: count, format, to, file: String(written) });
    const others = ['markdown', 'html', 'csv'].filter((one) => one !== format);
    const again = others.map((one) => context.again(text('command_copy_format', { format: one }), { format: one }));
    return answer(line, ...again);
  },
});

/** Links of the page in front, all or those with a word in text or address. */
command('page.links', 'page', 'read', {
  rule: [said(`${looking} count`, 'links', '', 'ref:this words sites window')],
  title: ({ words = [], sites = [] }) => {
    const filter = [...words, ...sites].join(' ');
    return filter ? text('command_page_show_links_with', { filter }) : text('command_page_show_links');
  },
  *run({ words = [], sites = [] }) {
    const filter = [...words, ...sites].map(ending).join(' ');
    const { total, page } = yield* readPage('list_page_links', filter ? { filter } : {});
    const title = String(fieldsOf(page).title ?? '');
    if (total === 0) none(text('command_page_no_links', { title }), filter && allLinks);
    return found(total, text('command_page_links', { n: total, title }));
  },
});

const allLinks = chip(text('command_page_show_links'), 'page.links', {});

/** The headings of the page in front. Offered as a chip if a model is missing; no sentence means it. */
command('page.outline', 'page', 'read', {
  unlisted: true,
  title: 'command_page_show_outline',
  *run() {
    // With so small a budget every page is returned in parts.
    const [page] = listIn(yield* read('read_page', { budget: 100 }), 'pages');
    const parts = listIn(page, 'parts').map((part) => String(fieldsOf(part).title ?? ''));
    const title = String(fieldsOf(page).title ?? '');
    const fact = text('command_page_outline', { n: parts.length, title, tokens: numberIn(page, 'length') });
    const lines = parts.slice(0, 12).map((part) => text('command_page_part', { part }));
    return found(parts.length, [fact, ...lines], allLinks);
  },
});

/** File extension meant by words such as "PDFs" or "pdf files"; other words are returned unchanged. */
const ending = (words: string): string =>
  /^(pdf|docx?|xlsx?|pptx?|csv|zip|png|jpe?g|gif|svg|mp3|mp4|epub)s?(?: (?:files?|documents?))?$/i
    .exec(words)?.[1]
    ?.toLowerCase() ?? words;

/** Items to export: those of the last list, bookmarks, tagged pages, or tabs of this window. */
function* exported(
  { format: _, file: __, library, tagged, ref, ...slots }: RunSlots,
  context: RunContext,
): Part<{ tab_ids?: number[]; bookmark_ids?: string[]; tags?: string[] }> {
  if (ref && ref.kind !== 'this' && context.list) {
    const tabs = listed(ref, context, 'tab');
    const bookmarks = listed(ref, context, 'bookmark');
    if (!tabs && !bookmarks) stop(answer(text('command_list_unclear')));
    if (tabs) checkOpen(tabs, yield* readItems('list_tabs'));
    return {
      ...(tabs && { tab_ids: tabs.map(({ id }) => Number(id)) }),
      ...(bookmarks && { bookmark_ids: bookmarks.map(({ id }) => id) }),
    };
  }
  if (library) {
    const bookmarks = yield* pickBookmarks(tagged ? { ...slots, tagged } : slots, context);
    return { bookmark_ids: bookmarks.map(({ id }) => id) };
  }
  if (tagged) return { tags: tagged };
  const isNarrow = (slots.sites ?? slots.words ?? slots.group) !== undefined;
  const selecting = ref?.kind === 'this' ? { ...slots, ref } : slots;
  const { tabs } = yield* pickTabs(selecting, context, { window: isNarrow ? 'all' : 'this' });
  return { tab_ids: idsOf(tabs.filter(({ url }) => isWebAddress(url))) };
}
