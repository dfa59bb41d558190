import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import { omit } from '@/src/text/omit.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe, plain } from '../script/describe.ts';
import { readItems, readPage } from '../script/read-results.ts';
import { act, answer, ask, chip, found, none, present, type RunContext, stop } from '../script/script.ts';
import { command, looking, said, tabFilters } from '../table/index.ts';
import { closeKept } from '../tabs/change-tabs.ts';
import { idsOf, pickTabs } from '../tabs/pick-tabs.ts';

export const nameGiven = ({ name, session }: Slots): string | undefined => name ?? session;

/**
 * Slots as they are meant: a session beside a new name is words for tabs ("save the wedding venues as a session called
 * Big Day"), and of "everything I have open in this window" the window counts.
 */
function asMeant(said: RunSlots): RunSlots {
  const { session, name, words, window, ref } = said;
  if (session !== undefined && name !== undefined && !words) return { ...omit(said, 'session'), words: [session] };
  if (window === undefined || (ref?.kind !== 'this' && ref?.kind !== 'it')) return said;
  // "Save the other window and close it".
  return { ...omit(said, 'ref'), window: window === 'all' && ref.kind === 'this' ? 'this' : window };
}

/** A title with the name of the session, if one is given. */
const title =
  (unnamed: MessageKey, as: MessageKey) =>
  (said: Slots): Text => {
    const slots = asMeant(said);
    const name = nameGiven(slots);
    const what = describe(slots, 'command_what_tabs');
    return name === undefined ? text(unnamed, { what }) : text(as, { what, name });
  };

const named = 'name session to:session later';

/** Features for saving without closing: "and leave them open" is allowed, since tabs stay open anyway. */
const keeping = `${named} keepsTabs`;

/** Pinned, playing and active tabs stay, unless a whole window was named. If saving fails, none is closed. */
command('tabs.set-aside', 'tidy', 'destroy', {
  shown: true,
  rule: [
    said('set-aside', 'tabs windows things groups', '', `${tabFilters} ${named} others side ref:this`),
    said('set-aside', '-', 'window|ref:list|ref:it|sites|days|group|later', `${tabFilters} ${named}`),
    said('set-aside', '-', 'ref:this'),
    said('set-aside', '-', 'words', `${tabFilters} ${named}`, { vague: true }),
    said('set-aside', 'groups', 'ref:this', named, { adds: { wholeGroup: true } }),
  ],
  title: title('command_session_set_aside_what', 'command_session_set_aside_as'),
  *run(slots, context) {
    const key = 'command_session_will_set_aside';
    const { tab_ids, name, picked } = yield* save(slots, context, key, {
      careful: slots.window === undefined,
      prepares: true,
    });
    const n = tab_ids.length;
    const will = text(key, { n, name });
    const kept = text('command_tidy_kept', { n });
    const [gone] = yield* act([{ name: 'close_tabs', arguments: { tab_ids } }], will, { kept });
    const undo = chip(text('command_assistant_will_undo', { n: 1 }), 'undo', {});
    if ('problem' in gone!) return answer([text('command_session_saved', { n, name }), gone.problem], undo);
    const open = chip(text('command_session_open_again'), 'session.open', { session: name });
    return answer([text('command_session_set_aside', { n: gone!.count, name }), ...picked.notes], open, undo);
  },
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
  title: title('command_session_save_what', 'command_session_save_as'),
  *run(slots, context) {
    const { tab_ids, name, picked } = yield* save(slots, context, 'command_session_will_save');
    const { notes, chips } = picked;
    const close = closeKept(selectionOf(asMeant(slots), context), picked);
    return answer([text('command_session_saved', { n: tab_ids.length, name }), ...notes], ...chips, close);
  },
});

/** Lists sessions by name, and how many were saved by themselves before an act on many tabs. */
command('session.list', 'save', 'read', {
  rule: [
    said(`${looking} count changes is-saved`, 'sessions', '', 'session when later'),
    said(looking, 'sessions', 'words', 'when', { vague: true }),
  ],
  title: 'command_session_title',
  *run({ words, session }) {
    const name = words?.[0] ?? session;
    const { items, total } = yield* readPage('list_sessions', name === undefined ? {} : { query: name });
    const own = items.filter((item) => !item.automatic);
    const newest = own[0] ?? items[0];
    if (!newest) none(name === undefined ? text('command_session_none') : text('command_session_none_named', { name }));
    const open = text('command_session_open', { name: newest.title });
    const fact = text('command_session_list', { n: total, m: items.length - own.length });
    return found(total, fact, chip(open, 'session.open', { id: newest.id }));
  },
});

/** Saves tabs as a session, in place of one with the same name if so chosen. Ends the command if that fails. */
function* save(said: RunSlots, context: RunContext, will: MessageKey, { careful = false, prepares = false } = {}) {
  const slots = asMeant(said);
  const picked = yield* pickTabs(selectionOf(slots, context), context, { careful });
  const { tabs, notes, chips } = picked;
  const n = tabs.length;
  if (n === 0) none([text('command_session_no_tabs'), ...notes], ...chips);
  const given = nameGiven(slots);
  const name = given ?? context.say(text('command_session_name', { at: context.now, n }));
  const known = given === undefined ? [] : yield* readItems('list_sessions');
  const old = known.filter(({ title }) => sameName(title, name));
  if (old[0] && !slots.replace) {
    const dated = context.say(text('command_session_dated', { name, at: context.now }));
    ask(text('command_session_exists', { name, n: old[0].tabs }), [
      context.again(text('command_session_replace', { name }), { replace: true }),
      context.again(plain(dated), { name: dated }),
    ]);
  }
  const tab_ids = idsOf(tabs);
  const session_ids = old.map(({ id }) => id);
  const calls = present([
    { name: 'save_session', arguments: { name, tab_ids } },
    old.length > 0 && { name: 'delete_sessions', arguments: { session_ids } },
  ]);
  const [saved] = yield* act(calls, text(will, { n, name }), { prepares });
  return 'problem' in saved! ? stop(answer(saved.problem)) : { tab_ids, name, picked };
}

/** Selection of the tabs to save. "This session", and "these tabs" without a list, mean all tabs of the window. */
const selectionOf = (
  { name: _, session: __, to: ___, later: ____, ref, ...rest }: Slots,
  { list }: RunContext,
): Slots => (ref && ref.kind !== 'this' && !(ref.kind === 'all' && list === null) ? { ...rest, ref } : rest);
