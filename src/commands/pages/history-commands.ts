import { siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { dated, spanOf } from '../script/dates.ts';
import { describe, titled } from '../script/describe.ts';
import { foundAs, numberIn, type VisitHeap } from '../script/items.ts';
import { currentTab, eachOnce, filtersFor, readItems, readPages, readSites, totalOf } from '../script/read-results.ts';
import type { RunContext, Script } from '../script/script.ts';
import { act, answer, chip, choose, found, none } from '../script/script.ts';
import { command, looking, said } from '../table/index.ts';

const viewing = `${looking} count switch`;

const show = titled('command_history_show', 'command_what_pages');

const historyFind = command('history.find', 'history', 'read', {
  rule: [
    said(viewing, 'history', 'words', 'sites when visited is:not-open'),
    said(viewing, 'history', '', 'when all visited is:not-open'),
    said(looking, 'tabs things', 'when is:not-open', 'visited'),
    // "The flat that I saw yesterday, open it again": its pages are listed, to open one.
    said('open reopen', 'history', 'words when', 'sites visited ref:it ref:this'),
    said(looking, 'tabs things sites', 'words when', 'sites visited'),
    said('find wanted', '-', 'words when', 'visited', { vague: true }),
  ],
  title: show,
  /** With words, open tabs and bookmarks are listed too: the page looked for may still be there. */
  *run(said, context) {
    const { words, sites } = said;
    // "A minute ago" is recently.
    const isJustNow = said.when?.kind === 'day' && said.when.ago > 0 && said.when.ago < 1 / 48;
    const slots: Slots = isJustNow ? { ...said, when: { kind: 'days', back: 1 / 24 } } : said;
    if (!words || slots.states) return yield* listVisited(slots, context);
    const where = { in: ['tabs', 'bookmarks', 'history'], ...spanOf(slots, context), ...(sites && { site: sites[0] }) };
    const searches = words.map((query) => ({ query, ...where }));
    const lists = yield* readPages('find', searches);
    const count = totalOf(lists);
    if (count === 0 && slots.when && slots.when.kind !== 'recent') return yield* atAnyTime(slots, context);
    if (count === 0) nothingVisited(slots, context);
    const items = eachOnce(lists);
    const visited = foundAs('history', items);
    const places = text('command_history_where', {
      history: visited,
      tabs: foundAs('tab', items),
      bookmarks: foundAs('bookmark', items),
    });
    const fact =
      visited > 0
        ? dated(describe(slots, 'command_what_pages', count), slots, context)
        : text('command_history_none', { what: describe(slots, 'command_what_pages') });
    return found(count, [fact, places]);
  },
});

command('history.site', 'history', 'read', {
  rule: [
    said(viewing, 'history', 'sites', 'when visited is:not-open'),
    said(looking, '- things tabs sites', 'sites when', 'visited'),
  ],
  title: show,
  run: listVisited,
});

/** The sites with most visits, or the pages of a site. Visits are counted, minutes are not known. */
command('history.top', 'history', 'read', {
  rule: [said('top', 'history sites tabs things', '', 'when sites'), said('list', 'sites', 'when')],
  title: (slots) => (slots.sites ? show(slots) : text('command_history_top')),
  *run(slots, context) {
    if (slots.sites) {
      const listed = yield* listVisited(slots, context);
      return { ...listed, lines: [...listed.lines, text('command_history_visits')] };
    }
    const { items, total } = yield* readSites<VisitHeap>('search_history', spanOf(slots, context));
    if (items.length === 0) nothingVisited(slots, context);
    const rows = items.map(({ site = '', visits, pages }) => text('command_history_site_row', { site, visits, pages }));
    const site = items[0]?.site;
    const of = { ...slots, sites: [site] };
    const show = site && chip(text('command_history_show_site', { site }), 'history.site', of);
    const fact = dated(text('command_what_sites', { n: total }), slots, context);
    return found(total, [fact, ...rows, text('command_history_visits')], show);
  },
});

/** Looks for words at any time, where nothing of the time that was said has them: it may be part of the topic. */
function* atAnyTime({ when, ...slots }: Slots, context: RunContext): Script {
  const all = yield* historyFind.run(slots, context);
  if (!all.count) return all;
  const then = chip(text('command_history_then'), 'history.find', { when });
  return { ...all, lines: [text('command_history_not_then'), ...all.lines], chips: [then, ...all.chips] };
}

/** Deletes visits of a site or a time. Asks if the sentence has neither. */
command('history.forget', 'history', 'destroy', {
  shown: true,
  rule: [
    said('delete forget close tidy', 'history', '', 'sites when ref:this window:all'),
    said('delete forget', 'history', 'words', 'sites when', { vague: true }),
    said('forget', '- things sites tabs', 'sites', 'when'),
    said('forget', '- things tabs', 'when'),
    said('forget', 'sites tabs', 'ref:this'),
  ],
  title: titled('command_history_forget', 'command_what_pages'),
  *run(slots, context) {
    const { sites = [], words, ref } = slots;
    const span = spanOf(slots, context);
    const isThis = ref?.kind === 'this';
    const places = sites.length > 0 ? sites.map((site) => ({ site, ...span })) : [span];
    const searches = (words ?? []).flatMap((query) => places.map((place) => ({ query, ...place })));
    const worded = searches.length > 0 ? yield* readItems('search_history', ...searches) : [];
    if (words && worded.length === 0) nothingVisited(slots, context);
    if (!isThis && !words && sites.length === 0 && Object.keys(span).length === 0) {
      const site = siteOf((yield* currentTab()).url);
      return choose(text('command_history_forget_which'), [
        ...(site ? [context.again(text('command_history_all_of', { site }), { sites: [site] })] : []),
        context.again(text('command_history_hour'), { when: { kind: 'days', back: 1 / 24 } }),
        context.again(text('command_history_today'), { when: { kind: 'day', ago: 0 } }),
      ]);
    }
    const current = isThis ? yield* currentTab() : null;
    const pages = [
      ...(words ? [{ urls: worded.map(({ url }) => url) }] : sites.map((site) => ({ site }))),
      ...(current ? [{ urls: [current.url] }] : []),
    ];
    const visits = (pages.length > 0 ? pages : [{}]).map((page) => ({ ...page, ...span }));
    const calls = visits.map((visited) => ({ name: 'delete_history', arguments: visited }));
    const of = current ? [current.title || current.url] : [...(words ?? []), ...sites];
    const what = of.length > 0 ? text('command_history_visits_of', { what: of }) : text('command_history_visits_then');
    const kept = text('command_history_kept');
    const results = yield* act(calls, text('command_history_will_forget', { what }), { kept });
    const problem = results.find((one) => 'problem' in one);
    if (problem) return answer(problem.problem);
    const n = results.reduce((sum, one) => sum + ('data' in one ? numberIn(one.data, 'deleted') : 0), 0);
    return answer(text('command_history_forgotten', { n }));
  },
});

/** Ends the command if nothing was visited. Offers any time if one was named. */
function nothingVisited(slots: Slots, { again }: RunContext): never {
  const anyTime = slots.when && again(text('command_chip_any_time'), { when: undefined });
  return none(text('command_history_none', { what: describe(slots, 'command_what_pages') }), anyTime);
}

/** Visited pages of a site or a time, or with words. */
function* listVisited(slots: Slots, context: RunContext): Script {
  const open = slots.states?.includes('not-open') ? { open: false } : {};
  const filters = filtersFor(slots, { ...spanOf(slots, context), ...open });
  const count = totalOf(yield* readPages('search_history', filters));
  if (count === 0) nothingVisited(slots, context);
  const what = slots.sites?.[0];
  const forget = what && chip(text('command_history_forget', { what }), 'history.forget', slots);
  return found(count, dated(describe(slots, 'command_what_pages', count), slots, context), forget);
}
