import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import { nameOf, openFolder } from '../bookmarks/find-bookmark-commands.ts';
import { foldersNamed, pathOf, placeOf } from '../bookmarks/folder-by-name.ts';
import type { Reference, RunSlots, Slots, When } from '../frame/command-frame.ts';
import { isWithin } from '../script/dates.ts';
import { listIn, type SessionItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { readItems } from '../script/read-results.ts';
import type { CommandContext, Part, RunContext, Script } from '../script/script.ts';
import { answer, ask, chip, choose, none, stop, write } from '../script/script.ts';
import { command, said } from '../table/index.ts';
import { recentlyClosed } from '../tabs/closed-tab-commands.ts';
import { nameGiven } from './save-session-commands.ts';

command('session.open', 'save', 'write', {
  rule: [
    said(
      'open reopen switch add',
      'sessions',
      '',
      'session name when words ref:list ref:it newWindow window to:window',
    ),
    said('open reopen', 'tabs windows', 'when', 'newWindow'),
    said('open reopen', 'tabs things -', 'session', 'newWindow to:session when'),
    said('reopen', '-', 'name', '', { bare: true }),
  ],
  title: (slots) => {
    const name = nameGiven(slots) ?? slots.words?.[0];
    return name === undefined ? text('command_session_open_which') : text('command_session_open', { name });
  },
  *run({ words, ...said }, context) {
    const slots = words?.[0] === undefined ? said : { ...said, name: words[0] };
    const { when, ref } = slots;
    const isNewest = when?.kind === 'recent' || (nameGiven(slots) === undefined && !when && ref !== undefined);
    return yield* restore(yield* theSession(slots, context, isNewest), slots);
  },
});

/** Opens the folder with a name, or the session that has it. */
export const openByName = command('bookmarks.open-folder', 'bookmarks', 'write', {
  rule: [
    said('open', 'folders bookmarks things tabs links -', 'folder', 'newWindow to:window'),
    said('open', 'things bookmarks tabs links folders', 'name', 'newWindow to:window to:folder'),
    said('open', '-', 'name to:folder', 'newWindow to:window'),
    said('open', '-', 'name', 'newWindow to:window', { vague: true, named: true, bare: true }),
  ],
  title: (slots) => text('command_bookmarks_open_folder', { folder: nameOf(slots) }),
  run: (slots, context) =>
    slots.folder === undefined && slots.to !== 'folder' ? openNamed(slots, context) : openFolder(slots, context),
});

command('session.delete', 'save', 'destroy', {
  rule: [said('delete forget', 'sessions', 'session|ref:list|ref:it')],
  title: (slots) => text('command_session_will_delete', { name: nameGiven(slots) ?? '' }),
  *run({ when: _, orWhen: __, ...slots }, context) {
    const { id, title: name } = yield* theSession(slots, context);
    yield* write('delete_sessions', { session_ids: [id] }, text('command_session_will_delete', { name }));
    return answer(text('command_session_deleted', { name }));
  },
});

/** Says where a session is renamed: by the user's own click alone (`userOnly`). */
command('session.rename', 'save', 'read', {
  unlisted: true,
  rule: [said('rename call', 'sessions', 'session|ref:list|ref:it', 'name')],
  title: ({ session = '' }) => text('command_session_rename_title', { name: session }),
  *run({ name: _, when: __, orWhen: ___, ...slots }, context) {
    const { title: name } = yield* theSession(slots, context);
    return answer(text('command_session_rename_where', { name }));
  },
});

/** The session that slots mean. Asks if there are several, unless the newest is meant. */
function* theSession(slots: RunSlots, context: RunContext, isNewest = false): Part<SessionItem> {
  const sessions = yield* sessionsMeant(slots, context);
  if (sessions.length === 1 || isNewest) return sessions[0]!;
  const choices = sessions.map((session) => context.again(labelOf(session), { id: session.id }));
  return ask(text('command_session_which', { n: sessions.length }), choices);
}

/** Sessions given by id, name, day or position in the last list. Ends the command if there are none. */
function* sessionsMeant(slots: RunSlots, context: RunContext): Part<SessionItem[]> {
  const known = yield* readItems('list_sessions');
  const { id, ref, when, orWhen } = slots;
  const name = nameGiven(slots);
  if (id !== undefined) {
    const chosen = known.filter((session) => session.id === id);
    return chosen.length > 0 ? chosen : stop(answer(text('command_list_changed')));
  }
  const named = ref ? pointedSessions(ref, known, context) : sessionsFor(known, context, name, when);
  const meant = named.length === 0 && orWhen ? sessionsFor(known, context, undefined, orWhen) : named;
  if (meant.length > 0) return meant;
  if (ref && known.length > 0) stop(answer(text('command_list_unclear')));
  if (known.length === 0) none(text('command_session_none'), recentlyClosed);
  const nothing = name === undefined ? text('command_session_none_then') : text('command_session_none_named', { name });
  return none(nothing, chip(text('command_session_title'), 'session.list', {}), recentlyClosed);
}

/** Sessions with the name, else with its words, within the days if given; automatic ones if there are no others. */
function sessionsFor(known: SessionItem[], context: CommandContext, name?: string, when?: When): SessionItem[] {
  const inTime = known.filter(({ saved_at }) => isWithin(Date.parse(saved_at), when, context));
  const named = name === undefined ? inTime : inTime.filter(({ title }) => sameName(title, name));
  const near =
    named.length > 0 || name === undefined ? named : inTime.filter(({ title }) => fold(title).includes(fold(name)));
  const own = near.filter((session) => !session.automatic);
  return own.length > 0 ? own : near;
}

function pointedSessions(ref: Reference, known: SessionItem[], context: CommandContext): SessionItem[] {
  // "The last session" is the newest.
  if (context.list === null && (ref.kind === 'last' || ref.kind === 'positions'))
    return known.filter((session) => !session.automatic).slice(0, 1);
  const ids = new Set(listed(ref, context, 'session')?.map((item) => item.id));
  return known.filter((session) => ids.has(session.id));
}

const labelOf = ({ title: name, tabs: n, saved_at }: SessionItem) =>
  text('command_session_choice', { name, n, at: Date.parse(saved_at) });

function* restore({ id, title: name, tabs: n }: SessionItem, { newWindow }: Slots): Script {
  const args = { session_id: id, ...(newWindow && { window: 'new' }) };
  const done = yield* write('restore_session', args, text('command_session_will_open', { n, name }), { named: true });
  const own = listIn(done.data, 'not_reopened').length;
  const left = n - done.count - own;
  const strayed = listIn(done.data, 'without_container').length;
  return answer([
    text('command_session_opened', { n: done.count, name }),
    own > 0 && text('sessions_restore_left', { n: own }),
    left > 0 && text('command_session_left', { n: left }),
    strayed > 0 && text('command_session_strayed', { n: strayed }),
    // The tool opens so many asleep.
    n > 25 && text('command_session_asleep'),
  ]);
}

/** Opens the session, folder or group with a name. Asks if there are several. */
function* openNamed(slots: RunSlots, context: RunContext): Script {
  const { name = '' } = slots;
  const sessions = (yield* readItems('list_sessions')).filter(({ title }) => sameName(title, name));
  if (sessions.length === 0) return yield* openFolder(slots, context);
  const folders = yield* foldersNamed(name);
  const open = yield* readItems('list_tabs');
  const group = open.filter((tab) => tab.group !== null && sameName(tab.group, name)).slice(0, 1);
  const chips: Chip[] = [
    ...sessions.map((session) => chip(labelOf(session), 'session.open', { id: session.id })),
    ...folders.map((folder) => {
      const label = text('command_bookmarks_folder_at', { path: placeOf(folder) });
      return chip(label, 'bookmarks.open-folder', { folder: pathOf(folder) });
    }),
    ...group.map(({ id }) =>
      chip(text('command_session_group', { name }), 'tabs.switch', { ref: { kind: 'tab', id } }),
    ),
  ];
  return chips.length > 1
    ? { ...choose(text('command_session_or_folder', { name }), chips), named: true }
    : yield* restore(sessions[0]!, slots);
}
