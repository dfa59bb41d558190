import { siteOf } from '@/src/address/address.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { act, notDone } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { dated, daysOf } from '../script/dates.ts';
import { describe } from '../script/describe.ts';
import {
  type FoundItem,
  type ListData,
  numberIn,
  type TabItem,
  type VisitedItem,
  type VisitHeap,
} from '../script/items.ts';
import { read, readAll, readPage } from '../script/read-results.ts';
import { answer, chip, choose, look, plain, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said } from '../table/command-pattern.ts';

const viewing = `${looking} count switch`;

const shown = (slots: Slots) => text('command_history_show', { what: describe(slots, 'command_what_pages') });

command('history.find', 'history', 'read', {
  rule: [
    said(viewing, 'history', 'words', 'sites when visited'),
    said(viewing, 'history', '', 'when all visited'),
    said(looking, 'tabs things sites', 'words when', 'sites visited'),
    said('find wanted', '-', 'words when', 'visited', { vague: true }),
  ],
  title: shown,
  run: findVisited,
});

command('history.site', 'history', 'read', {
  rule: [
    said(viewing, 'history', 'sites', 'when visited'),
    said(looking, '- things tabs sites', 'sites when', 'visited'),
  ],
  title: shown,
  run: (slots, context) => listVisited('history.site', slots, context),
});

command('history.top', 'history', 'read', {
  rule: [said('top', 'history sites tabs things', '', 'when'), said('list', 'sites', 'when')],
  title: () => text('command_history_top'),
  run: mostVisited,
});

command('history.forget', 'history', 'destroy', {
  shown: true,
  rule: [
    said('delete forget close tidy', 'history', '', 'sites when ref:this window:all'),
    said('forget', '- things sites tabs', 'sites', 'when'),
    said('forget', '- things tabs', 'when'),
    said('forget', 'sites tabs', 'ref:this'),
  ],
  title: (slots) => text('command_history_forget', { what: describe(slots, 'command_what_pages') }),
  run: forget,
});

/** Date range of the sentence, as arguments of tools. */
function spanOf({ when }: Slots, { now, firstDay }: CommandContext): { from?: string; to?: string } {
  const days = when ? daysOf(when, now, firstDay) : null;
  return { ...(days?.from ? { from: days.from } : {}), ...(days?.to ? { to: days.to } : {}) };
}

const inTime = (what: Text, { when }: Slots, { now, firstDay }: CommandContext): Text =>
  when ? dated(what, daysOf(when, now, firstDay)) : text('command_bookmarks_fact', { what });

const anyTime = (id: string, slots: Slots) => {
  const { when, ...rest } = slots;
  return when ? [chip(text('command_chip_any_time'), id, rest)] : [];
};

/** Lists visited pages. With words, open tabs and bookmarks are listed too: the page looked for may still be there. */
function* findVisited(slots: Slots, context: CommandContext): Script {
  const { words } = slots;
  if (!words) return yield* listVisited('history.find', slots, context);
  const span = spanOf(slots, context);
  const calls = words.map((query) =>
    look('find', {
      query,
      in: ['tabs', 'bookmarks', 'history'],
      ...span,
      ...(slots.sites?.[0] ? { site: slots.sites[0] } : {}),
      limit: 100,
    }),
  );
  const lists = (yield* readAll(calls)) as ListData<FoundItem>[];
  const n = lists.reduce((sum, list) => sum + list.total, 0);
  const what = describe(slots, 'command_what_pages', n);
  if (n === 0) {
    return answer(text('command_history_none', { what: describe(slots, 'command_what_pages') }), {
      count: 0,
      chips: anyTime('history.find', slots),
    });
  }
  const count = (kind: FoundItem['kind']) =>
    lists.flatMap((list) => list.items).filter((item) => [item, ...(item.also ?? [])].some((one) => one.kind === kind))
      .length;
  const where = text('command_history_where', {
    history: count('history'),
    tabs: count('tab'),
    bookmarks: count('bookmark'),
  });
  return answer([inTime(what, slots, context), where], { count: n });
}

/** Visited pages of a site or a time. */
function* listVisited(id: string, slots: Slots, context: CommandContext): Script {
  const span = spanOf(slots, context);
  const sites = slots.sites ?? [undefined];
  const calls = sites.map((site) =>
    look('search_history', { ...(site === undefined ? {} : { site }), ...span, limit: 100 }),
  );
  const lists = (yield* readAll(calls)) as ListData<VisitedItem>[];
  const n = lists.reduce((sum, list) => sum + list.total, 0);
  if (n === 0)
    return answer(text('command_history_none', { what: describe(slots, 'command_what_pages') }), {
      count: 0,
      chips: anyTime(id, slots),
    });
  const [site] = slots.sites ?? [];
  return answer(inTime(describe(slots, 'command_what_pages', n), slots, context), {
    count: n,
    chips:
      site === undefined ? [] : [chip(text('command_history_forget', { what: site }), 'history.forget', plain(slots))],
  });
}

const shownSites = 10;

/** The sites with most visits. Visits are counted, minutes are not known. */
function* mostVisited(slots: Slots, context: CommandContext): Script {
  const list = yield* readPage<VisitHeap>('search_history', {
    group_by: 'site',
    ...spanOf(slots, context),
    limit: shownSites,
  });
  if (list.items.length === 0)
    return answer(text('command_history_none', { what: text('command_what_pages', { n: 0 }) }), {
      count: 0,
      chips: anyTime('history.top', slots),
    });
  const rows = list.items.map(({ site = '', visits, pages }) =>
    text('command_history_site_row', { site, visits, pages }),
  );
  const fact = inTime(text('command_what_sites', { n: list.total }), slots, context);
  const [first] = list.items;
  return answer([fact, ...rows, text('command_history_visits')], {
    count: list.total,
    chips: first?.site
      ? [
          chip(text('command_history_show_site', { site: first.site }), 'history.site', {
            ...plain(slots),
            sites: [first.site],
          }),
        ]
      : [],
  });
}

/** Deletes visits of a site or a time. Asks if the sentence has neither. */
function* forget(slots: Slots, context: CommandContext): Script {
  const span = spanOf(slots, context);
  const current = slots.ref?.kind === 'this' ? ((yield* read('get_current_tab')) as TabItem) : null;
  const narrow = [...(slots.sites ?? []).map((site) => ({ site })), ...(current ? [{ urls: [current.url] }] : [])];
  if (narrow.length === 0 && Object.keys(span).length === 0) return yield* askWhat();
  const calls = (narrow.length > 0 ? narrow : [{}]).map((one) => ({
    name: 'delete_history',
    arguments: { ...one, ...span },
  }));
  const what = current ? [current.title || current.url] : (slots.sites ?? []);
  const visits = what.length > 0 ? text('command_history_visits_of', { what }) : text('command_history_visits_then');
  const will = text('command_history_will_forget', { what: visits });
  const results = yield* act(calls, will);
  const problem = results.map((done) => notDone(done, text('command_history_kept'))).find((line) => line !== null);
  if (problem) return answer(problem);
  const n = results.reduce((sum, done) => sum + (done.state === 'done' ? numberIn(done.data, 'deleted') : 0), 0);
  return answer(text('command_history_forgotten', { n }));
}

function* askWhat(): Script {
  const current = (yield* read('get_current_tab')) as TabItem;
  const site = siteOf(current.url);
  return choose(text('command_history_forget_which'), [
    ...(site ? [chip(text('command_history_all_of', { site }), 'history.forget', { sites: [site] })] : []),
    chip(text('command_history_hour'), 'history.forget', { when: { kind: 'days', back: 1 / 24 } }),
    chip(text('command_history_today'), 'history.forget', { when: { kind: 'day', ago: 0 } }),
  ]);
}
