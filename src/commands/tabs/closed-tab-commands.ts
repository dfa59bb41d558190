import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';
import type { Slots } from '../frame/command-frame.ts';
import { act, notDone, write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { daysOf, isWithin } from '../script/dates.ts';
import { type ClosedItem, numberIn, type SessionItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { readList, readLists, readPage } from '../script/read-results.ts';
import { answer, chip, choose, look, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { either, looking, said } from '../table/command-pattern.ts';
import { foundElsewhere } from './find-tab-commands.ts';

const narrowing = 'when window words sites';

command('closed.list', 'find', 'read', {
  rule: [said(`${looking} count changes`, 'closed', '', `${narrowing} ref:list`)],
  title: () => text('command_closed_title'),
  run: listClosed,
});

const objects = 'tabs closed windows things';

const pointing = 'ref:list ref:it';

command('tabs.reopen', 'tidy', 'write', {
  rule: [
    said('reopen', objects, '', `${narrowing} ${pointing}`),
    said('reopen', '-', '', '', { bare: true }),
    said('reopen', '-', 'words', narrowing, { vague: true }),
    said('reopen', '-', `${either(`when sites ${pointing}`)}`, narrowing),
    said('open undo restore', 'closed', '', `${narrowing} ${pointing}`),
  ],
  title: ({ ref, words, sites, when, all }) =>
    words || sites
      ? text('command_closed_reopen_what', { what: [...(words ?? []), ...(sites ?? [])] })
      : text('command_closed_will_reopen', { n: ref && 'count' in ref ? ref.count : (when ?? all) ? 0 : 1 }),
  run: reopen,
});

/** Closed tabs of a time, of sites, or with words in title or address. */
function fitting(items: ClosedItem[], { when, sites, words }: Slots, context: CommandContext): ClosedItem[] {
  const days = when ? daysOf(when, context.now, context.firstDay) : null;
  const said = [...(sites ?? []), ...(words ?? [])].map(fold);
  return items.filter(
    ({ closed_at, title, url }) =>
      (!days || isWithin(Date.parse(closed_at), days)) &&
      (said.length === 0 || said.some((word) => fold(`${title} ${url}`).includes(word))),
  );
}

const narrowed = ({ when, sites, words }: Slots): boolean =>
  (when !== undefined && when.kind !== 'recent') || sites !== undefined || words !== undefined;

/** Number of closed tabs to list: "the last ten tabs I closed". */
const lastOf = ({ ref }: Slots): number => (ref && 'count' in ref ? ref.count : 100);

/** Lists closed tabs, and says how many the browser and Outrigger remember. */
function* listClosed(slots: Slots, context: CommandContext): Script {
  const list = yield* readPage<ClosedItem>('list_recently_closed', { limit: narrowed(slots) ? 100 : lastOf(slots) });
  const found = fitting(list.items, slots, context).slice(0, lastOf(slots));
  const n = found.length;
  const memory: Text = text('command_closed_memory', {
    n: numberIn(list, 'browser_remembers'),
    m: numberIn(list, 'own_record'),
  });
  if (n === 0) {
    const none = text(narrowed(slots) && list.total > 0 ? 'command_closed_none_of_these' : 'command_closed_none', {
      n: list.total,
    });
    return answer([none, memory], {
      count: 0,
      chips: narrowed(slots) && list.total > 0 ? [chip(text('command_closed_title'), 'closed.list', {})] : [],
    });
  }
  const reopening = narrowed(slots) ? { ...slots } : {};
  return answer([text('command_closed_list', { n }), memory], {
    count: n,
    chips: [
      chip(text('command_closed_reopen_last'), 'tabs.reopen', {}),
      ...(narrowed(slots) && n > 1 ? [chip(text('command_closed_reopen_n', { n }), 'tabs.reopen', reopening)] : []),
    ],
  });
}

/** Reopens what was closed last, or what slots select of it. Of several the list is shown first. */
function* reopen(slots: Slots & { id?: string }, context: CommandContext): Script {
  const { ref, id } = slots;
  if (id !== undefined) return yield* bringBack({ session_ids: [id] }, 1);
  const pointed = ref && context.list?.some((item) => item.kind === 'closed') ? listed(ref, context, 'closed') : null;
  if (pointed) return yield* bringBack({ session_ids: pointed.map((item) => item.id) }, pointed.length);
  // "Bring them back": what the last action closed, when no list of closed tabs is there.
  if (ref?.kind === 'all' && !slots.all) return yield* undoLast();
  if (ref?.kind === 'first' || ref?.kind === 'last') return yield* bringBack({ count: ref.count }, ref.count);
  if (!narrowed(slots)) return slots.all ? yield* reopenAll(slots, context) : yield* bringBack({ count: 1 }, 1);
  return yield* reopenAll(slots, context);
}

function* undoLast(): Script {
  const done = yield* write('undo', { count: 1 }, text('command_assistant_will_undo', { n: 1 }));
  const n = done.count;
  return answer(n > 0 ? text('command_assistant_undone', { n }) : text('command_assistant_nothing_to_undo'), {
    count: n,
  });
}

function* reopenAll(slots: Slots, context: CommandContext): Script {
  const [list] = yield* readLists<ClosedItem>([look('list_recently_closed')]);
  const found = fitting(list!.items, slots, context);
  const [first] = found;
  if (!first) {
    const none = text(narrowed(slots) && list!.total > 0 ? 'command_closed_none_of_these' : 'command_closed_none', {
      n: list!.total,
    });
    return answer(none, { count: 0, chips: [...(yield* elsewhere(slots)), ...closedChips(list!.total)] });
  }
  // "The tab about visas": one is meant.
  if (found.length > 1 && slots.words && !slots.all && !slots.when) {
    return choose(
      text('command_closed_which', { n: found.length }),
      found.map(({ id, title, url }) => chip(text('command_plain', { words: title || url }), 'tabs.reopen', { id })),
    );
  }
  return yield* bringBack({ session_ids: found.map((item) => item.id) }, found.length);
}

const closedChips = (n: number): Chip[] => (n > 0 ? [chip(text('command_closed_title'), 'closed.list', {})] : []);

/** Chips for the other places of a page that is wanted back: saved sessions, bookmarks and the history. */
function* elsewhere({ words: [wanted] = [] }: Slots): Part<Chip[]> {
  if (wanted === undefined) return [];
  const sessions = yield* readList<SessionItem>('list_sessions');
  const saved = sessions.items.find(({ title }) => fold(title).includes(fold(wanted)));
  const { bookmarks, history } = yield* foundElsewhere(wanted);
  const words = { words: wanted };
  return [
    ...(saved ? [chip(text('command_session_open', { name: saved.title }), 'session.open', { id: saved.id })] : []),
    ...(bookmarks > 0 ? [chip(text('command_chip_in_bookmarks', words), 'bookmarks.find', { words: [wanted] })] : []),
    ...(history > 0 ? [chip(text('command_chip_in_history', words), 'history.find', { words: [wanted] })] : []),
  ];
}

function* bringBack(args: Record<string, unknown>, n: number): Script {
  const [done] = yield* act(
    [{ name: 'reopen_closed_tabs', arguments: args }],
    text('command_closed_will_reopen', { n }),
    {
      plan: n > 1,
    },
  );
  const problem = notDone(done!, text('command_left_as_is'));
  if (problem) return answer(problem);
  return answer(
    text('command_closed_reopened', {
      n: done!.state === 'done' ? numberIn(done!.data, 'reopened') || done!.count : 0,
    }),
    { count: n },
  );
}
