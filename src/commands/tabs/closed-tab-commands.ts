import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';
import { undoLast } from '../assistant/undo-last.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { isWithin } from '../script/dates.ts';
import { plain } from '../script/describe.ts';
import { type ClosedItem, numberIn } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { readItems, readList, readPage } from '../script/read-results.ts';
import type { CommandContext, Optional, Part, RunContext, Script } from '../script/script.ts';
import { answer, chip, choose, found, none, present, write } from '../script/script.ts';
import { command, either, looking, said } from '../table/index.ts';
import { foundElsewhere } from './find-tab-commands.ts';

const narrowing = 'when window words sites';
const pointing = 'ref:list ref:it';

export const recentlyClosed = chip(text('command_closed_title'), 'closed.list', {});

command('closed.list', 'find', 'read', {
  rule: [said(`${looking} count changes`, 'closed', '', `${narrowing} ref:list`)],
  title: 'command_closed_title',
  *run(slots, context) {
    const isNarrow = isNarrowed(slots);
    const last = slots.ref && 'count' in slots.ref ? slots.ref.count : 100;
    const list = yield* readPage('list_recently_closed', isNarrow ? {} : { limit: last });
    const n = fitting(list.items, slots, context).slice(0, last).length;
    const counts = { n: numberIn(list, 'browser_remembers'), m: numberIn(list, 'own_record') };
    const memory = text('command_closed_memory', counts);
    if (n === 0) none([noneOf(slots, list.total), memory], isNarrow && list.total > 0 && recentlyClosed);
    const newest = chip(text('command_closed_reopen_last'), 'tabs.reopen', {});
    const these = isNarrow && n > 1 && chip(text('command_closed_reopen_n', { n }), 'tabs.reopen', slots);
    return found(n, [text('command_closed_list', { n }), memory], newest, these);
  },
});

command('tabs.reopen', 'tidy', 'write', {
  rule: [
    said('reopen', 'tabs closed windows things', '', `${narrowing} ${pointing}`),
    said('reopen', '-', '', '', { bare: true }),
    said('reopen', '-', 'words', narrowing, { vague: true }),
    said('reopen', '-', either(`when sites ${pointing}`), narrowing),
    said('open undo', 'closed', '', `${narrowing} ${pointing}`),
  ],
  title: ({ ref, words = [], sites = [], when, all }) =>
    words.length + sites.length > 0
      ? text('command_closed_reopen_what', { what: [...words, ...sites] })
      : text('command_closed_will_reopen', { n: ref && 'count' in ref ? ref.count : (when ?? all) ? 0 : 1 }),
  run: reopen,
});

/** Closed tabs of a time, of sites, or with words in title or address. */
function fitting(items: ClosedItem[], { when, sites = [], words = [] }: Slots, context: CommandContext): ClosedItem[] {
  const said = [...sites, ...words].map(fold);
  return items.filter(
    ({ closed_at, title, url }) =>
      isWithin(Date.parse(closed_at), when, context) &&
      (said.length === 0 || said.some((word) => fold(`${title} ${url}`).includes(word))),
  );
}

const isNarrowed = ({ when, sites, words }: Slots): boolean =>
  (when !== undefined && when.kind !== 'recent') || sites !== undefined || words !== undefined;

const noneOf = (slots: Slots, n: number): Text =>
  text(isNarrowed(slots) && n > 0 ? 'command_closed_none_of_these' : 'command_closed_none', { n });

/** Reopens what was closed last, or what slots select of it. */
function* reopen(slots: RunSlots, context: RunContext): Script {
  const { ref, id, all } = slots;
  if (id !== undefined) return yield* bringBack({ session_ids: [id] }, 1);
  const pointed = ref && listed(ref, context, 'closed');
  if (pointed) return yield* bringBack({ session_ids: pointed.map((item) => item.id) }, pointed.length);
  // "Bring them back": what the last action closed, when no list of closed tabs is there.
  if (ref?.kind === 'all' && !all) return yield* undoLast(1);
  if (ref?.kind === 'first' || ref?.kind === 'last') return yield* bringBack({ count: ref.count }, ref.count);
  if (!isNarrowed(slots) && !all) return yield* bringBack({ count: 1 }, 1);

  const list = yield* readList('list_recently_closed');
  const found = fitting(list.items, slots, context);
  const n = found.length;
  if (n === 0) {
    const others = present(yield* elsewhere(slots));
    const near = others.length > 0 ? [] : alike(list.items, slots);
    if (near.length === 0) none(noneOf(slots, list.total), ...others, list.total > 0 && recentlyClosed);
    return choose(noneOf(slots, list.total), near.map(bringBackOne));
  }
  // "The tab about visas": one is meant.
  if (n > 1 && slots.words && !all && !slots.when)
    return choose(text('command_closed_which', { n }), found.map(bringBackOne));
  return yield* bringBack({ session_ids: found.map((item) => item.id) }, n);
}

const bringBackOne = ({ id, title, url }: ClosedItem): Chip => chip(plain(title || url), 'tabs.reopen', { id });

/** Up to four closed tabs that one of several words fits, for those that are not all there; else the last ones. */
function alike(items: ClosedItem[], { words = [], when }: Slots): ClosedItem[] {
  if (when || words.length === 0) return [];
  const single = words.flatMap((said) => fold(said).split(' ')).filter((word) => word.length > 3);
  const near = items.filter(({ title, url }) => single.some((word) => fold(`${title} ${url}`).includes(word)));
  return (near.length > 0 ? near : items).slice(0, 4);
}

/** Chips for the other places of a page that is wanted back: saved sessions, bookmarks and the history. */
function* elsewhere({ words: [wanted] = [] }: Slots): Part<Optional<Chip>[]> {
  if (wanted === undefined) return [];
  const saved = (yield* readItems('list_sessions')).find(({ title }) => fold(title).includes(fold(wanted)));
  return [
    saved && chip(text('command_session_open', { name: saved.title }), 'session.open', { id: saved.id }),
    ...(yield* foundElsewhere(wanted)).chips,
  ];
}

/** Reopens closed tabs. Of several the list is shown first. */
function* bringBack(args: Record<string, unknown>, n: number): Script {
  const done = yield* write('reopen_closed_tabs', args, text('command_closed_will_reopen', { n }), { plan: n > 1 });
  return answer(text('command_closed_reopened', { n: numberIn(done.data, 'reopened') || done.count }));
}
