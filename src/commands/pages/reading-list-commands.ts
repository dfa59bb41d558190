import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { fieldsOf, type ReadingItem, type TabItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { read, readList, readLists, readPage } from '../script/read-results.ts';
import { answer, chip, choose, look, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, type Pattern, said, tabFilters, without } from '../table/command-pattern.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';

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
  title: ({ ref }) => text('command_reading_will_add', { n: ref === undefined || ref.kind === 'this' ? 1 : 0 }),
  run: readLater,
});

command('reading.list', 'save', 'read', {
  rule: [said(`${looking} count open switch`, 'reading', '', 'leaving:from')],
  title: () => text('command_reading_title'),
  run: () => listReading(),
});

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
    ...marks('said-done', { vague: true }),
    // A page to take off the list may be unread: marking it as read is only proposed.
    said('delete take-out carry add', 'reading', `${pointing} leaving:from`, '', { vague: true }),
  ],
  title: ({ ref, ...slots }) =>
    text('command_reading_will_mark', {
      n: ref === undefined || ref.kind === 'this' ? 1 : 0,
      read: String(!('unread' in slots)),
    }),
  run: markRead,
});

command('reading.remove', 'save', 'destroy', {
  rule: [
    said('delete take-out tidy add carry', 'reading - things tabs', 'is:read leaving:from'),
    said('delete take-out tidy empty', 'reading', 'is:read'),
    said('empty', 'reading'),
  ],
  title: ({ states }) =>
    text(states?.includes('read') ? 'command_reading_will_remove_read' : 'command_reading_will_empty', { n: 0 }),
  run: removeRead,
});

type Item = { tab_id: number } | { url: string; title: string };

/** Pages to read later: the page in front, pages of the last list, or tabs. */
function* wanted(
  slots: Slots,
  context: CommandContext,
): Part<{ items: Item[] } | { answer: ReturnType<typeof answer> }> {
  const { to: _, later: __, ref, ...rest } = slots;
  const selects = Object.keys(rest).some((key) => key !== 'all');
  if (!selects && (ref === undefined || ref.kind === 'this' || (ref.kind === 'it' && context.list === null))) {
    const { id, url } = (yield* read('get_current_tab')) as TabItem;
    return isWebAddress(url)
      ? { items: [{ tab_id: id }] }
      : { answer: answer(text('command_save_not_web'), { count: 0 }) };
  }
  const pages = ref && [...(listed(ref, context, 'page') ?? []), ...(listed(ref, context, 'bookmark') ?? [])];
  if (pages && pages.length > 0) return { items: pages.map(({ url, title }) => ({ url, title })) };
  const found = yield* pickTabs(ref ? { ...rest, ref } : rest, context, { window: 'this', careful: false });
  return 'answer' in found ? found : { items: found.picked.tabs.map((tab) => ({ tab_id: tab.id })) };
}

function* readLater(slots: Slots, context: CommandContext): Script {
  const found = yield* wanted(slots, context);
  if ('answer' in found) return found.answer;
  const n = found.items.length;
  if (n === 0)
    return answer(text('command_tidy_none_here', { what: describe(slots, 'command_what_tabs') }), { count: 0 });
  const done = yield* write('add_to_reading_list', { items: found.items }, text('command_reading_will_add', { n }));
  const added = done.count;
  const there = fieldsOf(done.data).already_there;
  const already = Array.isArray(there) ? there.length : 0;
  const rest = already > 0 && added > 0 ? [text('command_reading_already', { n: already })] : [];
  return answer([text('command_reading_added', { n: added }), ...rest], {
    count: n,
    chips: [chip(text('command_reading_title'), 'reading.list', {})],
  });
}

/** Lists unread entries, oldest first. */
function* listReading(): Script {
  const list = yield* readPage<ReadingItem>('list_reading_list', { unread: true, limit: 100 });
  const [oldest] = list.items;
  if (!oldest) return answer(text('command_reading_empty'), { count: 0 });
  return answer(text('command_reading_list', { n: list.total, at: Date.parse(oldest.added) }), { count: list.total });
}

/** Removes entries from the list: those already read, or all. */
function* removeRead({ states }: Slots): Script {
  const onlyRead = states?.includes('read') ?? false;
  const { items } = yield* readList<ReadingItem>('list_reading_list');
  const urls = items.filter((item) => item.read || !onlyRead).map((item) => item.url);
  const n = urls.length;
  if (n === 0)
    return answer(text(onlyRead && items.length > 0 ? 'command_reading_none_read' : 'command_reading_empty'), {
      count: 0,
    });
  const will = text(onlyRead ? 'command_reading_will_remove_read' : 'command_reading_will_empty', { n });
  const done = yield* write('remove_from_reading_list', { urls }, will);
  return answer(text('command_reading_removed', { n: done.count }), {
    count: n,
  });
}

/** Marks as read what a pronoun means, else the page in front. */
function* markRead(slots: Slots & { unread?: true; url?: string }, context: CommandContext): Script {
  const isRead = !slots.unread;
  const [list] = yield* readLists<ReadingItem>([look('list_reading_list')]);
  const known = new Map(list!.items.map((item) => [item.url, item]));
  const urls = yield* pointedPages(slots, context);
  if (!urls) return answer(text(context.list ? 'command_list_unclear' : 'command_no_list'));
  const here = urls.filter((url) => known.has(url));
  if (here.length === 0) {
    const open = list!.items.filter((item) => item.read === (slots.unread ?? false));
    const options = open.map((item) =>
      chip(text('command_plain', { words: item.title || item.url }), 'reading.done', {
        url: item.url,
        ...(isRead ? {} : { unread: true }),
      }),
    );
    return options.length > 0
      ? choose(text('command_reading_not_there'), options)
      : answer(text('command_reading_empty'), { count: 0 });
  }
  const n = here.length;
  const done = yield* write(
    'mark_reading_list',
    { urls: here, read: isRead },
    text('command_reading_will_mark', { n, read: String(isRead) }),
    { named: n === urls.length },
  );
  return answer(text('command_reading_marked', { n: done.count, read: String(isRead) }), {
    count: n,
  });
}

function* pointedPages({ ref, url }: Slots & { url?: string }, context: CommandContext): Part<string[] | null> {
  if (url !== undefined) return [url];
  if (ref === undefined || ref.kind === 'this' || (ref.kind === 'it' && context.list === null)) {
    return [((yield* read('get_current_tab')) as TabItem).url];
  }
  const pages = (['page', 'tab', 'bookmark'] as const).flatMap((kind) => listed(ref, context, kind) ?? []);
  return pages.length > 0 ? pages.map((page) => page.url) : null;
}
