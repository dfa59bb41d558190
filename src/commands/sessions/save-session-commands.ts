import { type Text, text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import type { Slots } from '../frame/command-frame.ts';
import { act, notDone } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import type { SessionItem, TabItem } from '../script/items.ts';
import { readList, readPage } from '../script/read-results.ts';
import { type Answer, answer, type Call, chip, choose, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said, tabFilters } from '../table/command-pattern.ts';
import { closed } from '../tabs/close-tab-commands.ts';
import { type Picked, pickTabs } from '../tabs/pick-tabs.ts';
import { remarks, wider } from '../tabs/wider.ts';

const named = 'name session to:session later';

/** Features for saving without closing: "and leave them open" is allowed, since tabs stay open anyway. */
const keeping = `${named} keepsTabs`;

const what = (slots: Slots) => describe(slots, 'command_what_tabs');

command('tabs.set-aside', 'tidy', 'destroy', {
  shown: true,
  rule: [
    said('set-aside', 'tabs windows things groups', '', `${tabFilters} ${named} others side ref:this`),
    said('set-aside', '-', 'window|ref:list|ref:it|sites|days|group|later', `${tabFilters} ${named}`),
    said('set-aside', '-', 'ref:this'),
    said('set-aside', 'groups', 'ref:this', named, { adds: { wholeGroup: true } }),
  ],
  title: (slots) => {
    const name = nameGiven(slots);
    return name === undefined
      ? text('command_session_set_aside_what', { what: what(slots) })
      : text('command_session_set_aside_as', { what: what(slots), name });
  },
  run: (slots, context) => setAside(slots, context),
});

command('session.save', 'save', 'write', {
  rule: [
    said('bookmark create add remember', 'sessions', '', `${keeping} window ref:list ref:this`),
    said('bookmark remember', 'windows', '', `${keeping} window`),
    said('bookmark remember', '-', 'window', keeping),
    said('bookmark remember add', 'tabs things -', 'to:session', `${tabFilters} ${keeping}`),
    said('bookmark', 'tabs', 'later', `${tabFilters} name keepsTabs`),
    said('remember', 'tabs', '', `${tabFilters} ${keeping}`),
    said('save-as', 'tabs', 'name', `${tabFilters} keepsTabs`),
  ],
  title: (slots) => {
    const name = nameGiven(slots);
    return name === undefined
      ? text('command_session_save_what', { what: what(slots) })
      : text('command_session_save_as', { what: what(slots), name });
  },
  run: (slots, context) => saveSession(slots, context),
});

command('session.list', 'save', 'read', {
  rule: [
    said(`${looking} count changes is-saved`, 'sessions', '', 'session when later'),
    said(looking, 'sessions', 'words', 'when', { vague: true }),
  ],
  title: () => text('command_session_title'),
  run: listSessions,
});

/** `replace`: the session replaces one with the same name. */
type SaveSlots = Slots & { replace?: true };

export const nameGiven = ({ name, session }: Slots): string | undefined => name ?? session;

/** Selection of the tabs to save. "This session", and "these tabs" without a list, mean all tabs of the window. */
const selectionOf = (
  { name: _, session: __, to: ___, later: ____, ref, ...rest }: Slots,
  { list }: CommandContext,
): Slots => (ref && ref.kind !== 'this' && !(ref.kind === 'all' && list === null) ? { ...rest, ref } : rest);

/** Tabs to save and the name; or an answer that asks about an existing session of that name. */
function* toKeep(
  id: string,
  slots: SaveSlots,
  context: CommandContext,
  careful: boolean,
): Part<{ picked: Picked; name: string; old: SessionItem[] } | { answer: Answer }> {
  const found = yield* pickTabs(selectionOf(slots, context), context, { window: 'this', careful });
  if ('answer' in found) return found;
  const { picked } = found;
  const n = picked.tabs.length;
  if (n === 0)
    return {
      answer: answer([text('command_session_no_tabs'), ...remarks(picked)], {
        count: 0,
        chips: wider(id, slots, picked),
      }),
    };
  const given = nameGiven(slots);
  if (given === undefined) {
    return { picked, name: context.say(text('command_session_name', { at: context.now, n })), old: [] };
  }
  const known = yield* readList<SessionItem>('list_sessions');
  const old = known.items.filter((session) => sameName(session.title, given));
  if (old.length === 0 || slots.replace) return { picked, name: given, old };
  const dated = context.say(text('command_session_dated', { name: given, at: context.now }));
  const question = text('command_session_exists', { name: given, n: old[0]!.tabs });
  return {
    answer: choose(question, [
      chip(text('command_session_replace', { name: given }), id, { ...slots, replace: true }),
      chip(text('command_plain', { words: dated }), id, { ...slots, name: dated }),
    ]),
  };
}

const idsOf = (tabs: TabItem[]): number[] => tabs.map((tab) => tab.id);

const saving = (name: string, tabs: TabItem[], old: SessionItem[]): Call[] => [
  { name: 'save_session', arguments: { name, tab_ids: idsOf(tabs) } },
  ...(old.length > 0
    ? [{ name: 'delete_sessions', arguments: { session_ids: old.map((session) => session.id) } }]
    : []),
];

function* saveSession(slots: SaveSlots, context: CommandContext): Script {
  const kept = yield* toKeep('session.save', slots, context, false);
  if ('answer' in kept) return kept.answer;
  const { picked, name, old } = kept;
  const n = picked.tabs.length;
  const [done] = yield* act(saving(name, picked.tabs, old), text('command_session_will_save', { n, name }));
  const problem = notDone(done!, text('command_left_as_is'));
  if (problem) return answer(problem);
  return answer([text('command_session_saved', { n, name }), ...remarks(picked)], {
    count: n,
    chips: wider('session.save', slots, picked),
  });
}

/**
 * Saves tabs as a session, then closes them; if saving fails, none is closed. Pinned, playing and active tabs stay,
 * unless a whole window was named.
 */
function* setAside(slots: SaveSlots, context: CommandContext): Script {
  const kept = yield* toKeep('tabs.set-aside', slots, context, slots.window === undefined);
  if ('answer' in kept) return kept.answer;
  const { picked, name, old } = kept;
  const n = picked.tabs.length;
  const will = text('command_session_will_set_aside', { n, name });
  const [saved] = yield* act(saving(name, picked.tabs, old), will);
  const problem = notDone(saved!, text('command_left_as_is'));
  if (problem) return answer(problem);
  const [gone] = yield* act([{ name: 'close_tabs', arguments: { tab_ids: idsOf(picked.tabs) } }], will);
  if (gone!.state !== 'done') return answer([text('command_session_saved', { n, name }), closed(gone!, n)]);
  const again = chip(text('command_session_open_again'), 'session.open', { session: name });
  return answer([text('command_session_set_aside', { n: gone!.count, name }), ...remarks(picked)], {
    count: n,
    chips: [again, chip(text('command_assistant_will_undo', { n: 1 }), 'undo', {})],
  });
}

/** "Saved sessions": by name, and how many were saved by themselves before an act on many tabs. */
function* listSessions({ words, session }: Slots): Script {
  const query = words?.[0] ?? session;
  const list = yield* readPage<SessionItem>('list_sessions', { limit: 100, ...(query === undefined ? {} : { query }) });
  const n = list.total;
  const own = list.items.filter((item) => !item.automatic);
  const newest = own[0] ?? list.items[0];
  if (!newest) {
    const none: Text =
      query === undefined ? text('command_session_none') : text('command_session_none_named', { name: query });
    return answer(none, { count: 0 });
  }
  return answer(text('command_session_list', { n, m: list.items.length - own.length }), {
    count: n,
    chips: [chip(text('command_session_open', { name: newest.title }), 'session.open', { id: newest.id })],
  });
}
