import { isWebAddress } from '@/src/address/address.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import type { Reference, Slots } from '../frame/command-frame.ts';
import { describe, plain } from '../script/describe.ts';
import { listIn, listOf, type ReadingItem } from '../script/items.ts';
import { listed, thingsListed } from '../script/listed-things.ts';
import { pagesMeant } from '../script/pages-named.ts';
import { currentTab, eachOnce, readItems, readLists, readPages, readQuietly, totalOf } from '../script/read-results.ts';
import type { Answer, Listed, Listing, Part, RunContext } from '../script/script.ts';
import { answer, chip, choose, found, look, none, type Optional, write } from '../script/script.ts';
import { command, looking, type Pattern, said, tabFilters, without } from '../table/index.ts';
import { closeKept } from '../tabs/change-tabs.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';

/** True if the page in front is meant. */
const isFront = (ref: Reference | undefined, { list }: Listing): boolean =>
  ref === undefined || ref.kind === 'this' || (ref.kind === 'it' && list === null);

/** Number of pages for a title, 0 for several. */
const pagesIn = (ref: Reference | undefined): number => (ref === undefined || ref.kind === 'this' ? 1 : 0);

const pointing = 'ref:this|ref:list|ref:it';

/** Filters for adding pages. "From the list" is left out, since it takes pages off. */
const filters = without(tabFilters, 'leaving:from');

command('reading.add', 'save', 'write', {
  rule: [
    said('read-later', '- tabs things links reading', '', `${filters} ref:this later`),
    said('bookmark add set-aside', 'reading', '', `${filters} ref:this later`),
    said('bookmark add', '- tabs links things bookmarks', `${pointing} later`),
    said('bookmark', '-', 'later'),
    said('bookmark add', '- tabs links things bookmarks', 'to:reading', `${filters} ref:this`),
  ],
  title: (slots) => willAdd(slots, pagesIn(slots.ref)),
  /** Adds the page in front, pages of the last list, or tabs. */
  *run({ to: _, later: __, ...slots }, context) {
    const { ref } = slots;
    const pages = ref ? (['page', 'bookmark'] as const).flatMap((kind) => listed(ref, context, kind) ?? []) : [];
    const front = !isNarrow(slots) && isFront(ref, context) ? yield* currentTab() : null;
    if (front && !isWebAddress(front.url)) none(text('command_save_not_web'));
    const picked: Pages = front
      ? { items: [{ tab_id: front.id }] }
      : pages.length > 0
        ? { items: pages.map(addressed) }
        : yield* pickPages(slots, context);
    const { items, areSaved, close, notes = [], chips = [] } = picked;
    const n = items.length;
    const nothing = text('command_tidy_none_here', { what: describe(slots, 'command_what_tabs') });
    if (n === 0) none([nothing, ...notes], ...chips);
    const done = yield* write('add_to_reading_list', { items }, willAdd(slots, n), areSaved && { plan: true });
    const there = done.count > 0 ? listIn(done.data, 'already_there').length : 0;
    const added = text('command_reading_added', { n: done.count });
    const already = there > 0 && text('command_reading_already', { n: there });
    return answer([added, already], chip(text('command_reading_title'), 'reading.list', {}), close);
  },
});

const isNarrow = (slots: Slots): boolean => Object.keys(omit(slots, 'all', 'ref', 'to', 'later')).length > 0;

/** "Add this page to the reading list", or which tabs: "Add tabs from theguardian to the reading list". */
const willAdd = (slots: Slots, n: number): Text =>
  isNarrow(slots) && !slots.ref
    ? text('command_reading_will_add_tabs', { what: describe(slots, 'command_what_tabs') })
    : text('command_reading_will_add', { n });

const addressed = ({ url, title }: Pick<Listed, 'url' | 'title'>) => ({ url, title });

interface Pages {
  items: object[];
  /** True for bookmarks that words alone have found: they are shown first. */
  areSaved?: true;
  notes?: Text[];
  chips?: Chip[];
  /** Closes the tabs, once they are on the list. */
  close?: Optional<Chip>;
}

/** The tabs that slots select; where no open tab in any window has the words, the bookmarks with them. */
function* pickPages(slots: Slots, context: RunContext): Part<Pages> {
  const picked = yield* pickTabs(slots, context);
  const { tabs, elsewhere, notes, chips } = picked;
  const { words, ...narrowing } = omit(slots, 'all');
  if (tabs.length > 0 || elsewhere > 0 || !words || Object.keys(narrowing).length > 0)
    return { items: tabs.map(({ id }) => ({ tab_id: id })), notes, chips, close: closeKept(slots, picked) };
  const searches = words.map((query) => ({ query }));
  const saved = yield* readLists('search_bookmarks', searches);
  const pages = new Map(saved.flatMap(({ items }) => items).map((one) => [one.url, addressed(one)]));
  return { items: [...pages.values()], areSaved: true };
}

command('reading.list', 'save', 'read', {
  rule: [
    said(`${looking} count open switch`, 'reading', '', 'leaving:from is:read'),
    said('open switch', 'reading', 'words', 'leaving:from', { vague: true }),
  ],
  title: 'command_reading_title',
  /** Lists the unread pages, or those that were read, and offers the others; with words, those that have them, if any. */
  *run({ states, words = [] }) {
    const unread = !states?.includes('read');
    const named = words.map((query) => ({ unread, query }));
    const [others, ...fit] = yield* readQuietly([
      look('list_reading_list', { unread: !unread, limit: 1 }),
      ...named.map((each) => look('list_reading_list', { ...each, limit: 1 })),
    ]);
    const more = listOf(others).total;
    const isFit = fit.some((list) => listOf(list).total > 0);
    const lists = yield* readPages('list_reading_list', isFit ? named : [{ unread }]);
    const [items, total] = [eachOnce(lists), totalOf(lists)];
    const [oldest] = items;
    const read = String(unread);
    const note = more > 0 && text('command_reading_others', { n: more, read });
    const show =
      more > 0 && chip(text('command_reading_show', { read }), 'reading.list', unread ? { states: ['read'] } : {});
    if (!oldest) none([text(unread ? 'command_reading_empty' : 'command_reading_none_read'), note], show);
    const list = unread
      ? text('command_reading_list', { n: total, at: Date.parse(oldest.added) })
      : text('command_reading_list_read', { n: total });
    return found(total, [list, note], show);
  },
});

/** Says that a page is not on the list, with those that are to choose from. */
function notThere(items: ReadingItem[], { again }: RunContext): Answer {
  if (items.length === 0) none(text('command_reading_empty'));
  const choices = items.map(({ title, url }) => again(plain(title || url), { url }));
  return choose(text('command_reading_not_there'), choices);
}

/** Patterns for "done with …". A position in a list makes it certain; "done with this" may be said of the tab. */
const marks = (verb: string, manner: Partial<Pattern> = {}): Pattern[][] => [
  said(verb, '- tabs things links reading', 'ref:this|ref:it', 'leaving:from', manner),
  said(verb, '- tabs things links reading', 'ref:list', 'leaving:from', { ...manner, named: true }),
  said(verb, '-', '', '', { ...manner, bare: true }),
];

command('reading.done', 'save', 'write', {
  rule: [
    ...marks('done'),
    ...marks('unread', { adds: { unread: true } }),
    said('done', '- tabs things links reading', 'words|sites', 'leaving:from is:read', { vague: true }),
    // A page to take off the list may be unread: marking it as read is only proposed.
    said('delete take-out carry add', 'reading', `${pointing} leaving:from`, '', { vague: true }),
    said('delete take-out', 'reading', pointing, '', { vague: true }),
  ],
  title: ({ ref, words, sites, unread }) =>
    text('command_reading_will_mark', { n: words || sites ? 0 : pagesIn(ref), read: String(!unread) }),
  /** Marks as read what a pronoun means, else the page in front. */
  *run({ ref, url, unread = false as boolean, ...slots }, context) {
    const items = yield* readItems('list_reading_list');
    const { pages: named, isNear } = pagesMeant(items, slots);
    const meant =
      url !== undefined
        ? [{ url }]
        : slots.words || slots.sites
          ? named
          : !ref || isFront(ref, context)
            ? [yield* currentTab()]
            : thingsListed(ref, context, ['page', 'tab', 'bookmark']);
    const urls = meant.flatMap((page) => (items.some((item) => item.url === page.url) ? page.url : []));
    const n = urls.length;
    const others = items.filter((item) => item.read === unread);
    if (n === 0 || (isNear && n > 1)) return notThere(n > 1 ? named : others, context);
    const read = !unread;
    const will = text('command_reading_will_mark', { n, read: String(read) });
    const done = yield* write('mark_reading_list', { urls, read }, will, {
      named: n === meant.length,
      ...(isNear && { plan: true }),
    });
    return answer(text('command_reading_marked', { n: done.count, read: String(read) }));
  },
});

/** Title of taking pages off the list; `n` 0: without a number. */
const willRemove = ({ states, words = [], sites = [] }: Slots, n = 0): Text =>
  words.length + sites.length > 0
    ? text('command_reading_will_remove', { words: [...words, ...sites], n })
    : text(states?.includes('read') ? 'command_reading_will_remove_read' : 'command_reading_will_empty', { n });

command('reading.remove', 'save', 'destroy', {
  rule: [
    said('delete take-out tidy add carry', 'reading - things tabs', 'is:read leaving:from'),
    said('delete take-out tidy empty', 'reading', 'is:read'),
    said('empty', 'reading'),
    said('delete take-out', 'reading', 'words|sites', 'leaving:from ref:it'),
  ],
  title: (slots) => willRemove(slots),
  /** Takes off the pages that words name, else those that were read, else all. */
  *run({ url, ...slots }, context) {
    const onlyRead = slots.states?.includes('read') ?? false;
    const items = yield* readItems('list_reading_list');
    const chosen = items.filter((item) => item.url === url);
    const isNamed = slots.words !== undefined || slots.sites !== undefined;
    const { pages: named, isNear } = pagesMeant(items, slots);
    if (url === undefined && isNamed && isNear && named.length > 1) return notThere(named, context);
    const all = isNamed ? named : items.filter((item) => item.read || !onlyRead);
    const going = url === undefined ? all : chosen;
    const n = going.length;
    if (n === 0 && isNamed) return notThere(items, context);
    if (n === 0) none(text(onlyRead && items.length > 0 ? 'command_reading_none_read' : 'command_reading_empty'));
    const urls = going.map((item) => item.url);
    const [one] = isNear ? going : chosen;
    const will = willRemove(one && (isNamed || url) ? { words: [one.title || one.url] } : slots, n);
    const done = yield* write('remove_from_reading_list', { urls }, will);
    return answer(text('command_reading_removed', { n: done.count }));
  },
});
