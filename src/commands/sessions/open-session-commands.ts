import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import { nameOf, openFolder } from '../bookmarks/find-bookmark-commands.ts';
import { foldersNamed, pathOf, shownPath } from '../bookmarks/folder-by-name.ts';
import type { Slots, When } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { daysOf, isWithin } from '../script/dates.ts';
import { fieldsOf, type SessionItem, type TabItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { readList } from '../script/read-results.ts';
import { answer, chip, choose, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said } from '../table/command-pattern.ts';
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
  run: ({ words, ...slots }, context) =>
    openSession(words?.[0] === undefined ? slots : { ...slots, name: words[0] }, context),
});

command('bookmarks.open-folder', 'bookmarks', 'write', {
  rule: [
    said('open', 'folders bookmarks things tabs links -', 'folder', 'newWindow to:window'),
    said('open', 'things bookmarks tabs links folders', 'name', 'newWindow to:window to:folder'),
    said('open', '-', 'name to:folder', 'newWindow to:window'),
    said('open', '-', 'name', 'newWindow to:window', { vague: true, named: true, bare: true, adds: { bare: true } }),
  ],
  title: (slots) => text('command_bookmarks_open_folder', { folder: nameOf(slots) }),
  run: (slots) => ('bare' in slots ? openNamed(slots) : openFolder(slots)),
});

command('session.delete', 'save', 'destroy', {
  rule: [said('delete forget', 'sessions', 'session|ref:list|ref:it')],
  title: (slots) => text('command_session_will_delete', { name: nameGiven(slots) ?? '' }),
  run: (slots, context) => deleteSession(slots, context),
});

/** Opens a session given by id, name, day or position in the last list. If none is named, offers the newest. */
function* openSession(slots: Slots & { id?: string }, context: CommandContext): Script {
  const known = (yield* readList<SessionItem>('list_sessions')).items;
  if (slots.id !== undefined) {
    const one = known.find((session) => session.id === slots.id);
    return one ? yield* restore(one, slots) : answer(text('command_list_changed'));
  }
  const name = nameGiven(slots);
  const named = slots.ref ? pointedSessions(slots, known, context) : sessionsFor(name, slots.when, known, context);
  const fitting = named.length === 0 && slots.orWhen ? sessionsFor(undefined, slots.orWhen, known, context) : named;
  const [one] = fitting;
  if (!one) return nothingThere(name, known, slots);
  const recent =
    slots.when?.kind === 'recent' || (name === undefined && slots.when === undefined && slots.ref !== undefined);
  if (fitting.length === 1 || recent) return yield* restore(one, slots);
  return choose(
    text('command_session_which', { n: fitting.length }),
    fitting.map((session) => choiceOf(session)),
  );
}

/** Deletes a session given by id, name or position in the last list. Offers a choice if there are several. */
function* deleteSession(slots: Slots & { id?: string }, context: CommandContext): Script {
  const known = (yield* readList<SessionItem>('list_sessions')).items;
  const name = nameGiven(slots);
  const named = slots.ref ? pointedSessions(slots, known, context) : sessionsFor(name, undefined, known, context);
  const fitting = slots.id === undefined ? named : known.filter(({ id }) => id === slots.id);
  const [one, ...more] = fitting;
  if (!one) return nothingThere(name, known, slots);
  if (more.length > 0)
    return choose(
      text('command_session_which', { n: fitting.length }),
      fitting.map((session) => choiceOf(session, 'session.delete')),
    );
  yield* write('delete_sessions', { session_ids: [one.id] }, text('command_session_will_delete', { name: one.title }));
  return answer(text('command_session_deleted', { name: one.title }));
}

const choiceOf = (session: SessionItem, intent = 'session.open'): Chip =>
  chip(
    text('command_session_choice', { name: session.title, n: session.tabs, at: Date.parse(session.saved_at) }),
    intent,
    { id: session.id },
  );

/**
 * Sessions with the name, else those that contain its words; within the days if given. Those saved by the user come
 * before automatic ones.
 */
function sessionsFor(
  name: string | undefined,
  when: When | undefined,
  known: SessionItem[],
  context: CommandContext,
): SessionItem[] {
  const days = when ? daysOf(when, context.now, context.firstDay) : null;
  const inTime = known.filter(({ saved_at }) => !days || isWithin(Date.parse(saved_at), days));
  const named = name === undefined ? inTime : inTime.filter(({ title }) => sameName(title, name));
  const near =
    named.length > 0 || name === undefined ? named : inTime.filter(({ title }) => fold(title).includes(fold(name)));
  const own = near.filter((session) => !session.automatic);
  return own.length > 0 ? own : near;
}

function pointedSessions({ ref }: Slots, known: SessionItem[], context: CommandContext): SessionItem[] {
  if (!ref) return [];
  // "The last session" is the newest.
  if (context.list === null && (ref.kind === 'last' || ref.kind === 'positions'))
    return known.filter((session) => !session.automatic).slice(0, 1);
  const ids = new Set(listed(ref, context, 'session')?.map((item) => item.id));
  return known.filter((session) => ids.has(session.id));
}

function nothingThere(name: string | undefined, known: SessionItem[], { ref }: Slots) {
  if (ref && known.length > 0) return answer(text('command_list_unclear'));
  if (known.length === 0) return answer(text('command_session_none'), { count: 0, chips: [closedTabs] });
  const none = name === undefined ? text('command_session_none_then') : text('command_session_none_named', { name });
  return answer(none, { count: 0, chips: [chip(text('command_session_title'), 'session.list', {}), closedTabs] });
}

const closedTabs: Chip = chip(text('command_closed_title'), 'closed.list', {});

function* restore(session: SessionItem, { newWindow }: Slots): Script {
  const { id, title: name, tabs: n } = session;
  const done = yield* write(
    'restore_session',
    { session_id: id, ...(newWindow ? { window: 'new' } : {}) },
    text('command_session_will_open', { n, name }),
    { named: true },
  );
  const opened = done.count;
  const { not_reopened, without_container } = fieldsOf(done.data);
  const own = Array.isArray(not_reopened) ? not_reopened.length : 0;
  const left = n - opened - own;
  const strayed = Array.isArray(without_container) ? without_container.length : 0;
  return answer(
    [
      text('command_session_opened', { n: opened, name }),
      ...(own > 0 ? [text('sessions_restore_left', { n: own })] : []),
      ...(left > 0 ? [text('command_session_left', { n: left })] : []),
      ...(strayed > 0 ? [text('command_session_strayed', { n: strayed })] : []),
      ...(n > many ? [text('command_session_asleep')] : []),
    ],
    { count: n },
  );
}

/** Number of tabs above which the tool opens them asleep. */
const many = 25;

/** Opens the session, folder or group with a name. Asks if there are several. */
export function* openNamed(slots: Slots): Script {
  const name = slots.name ?? '';
  const sessions = (yield* readList<SessionItem>('list_sessions')).items.filter(({ title }) => sameName(title, name));
  if (sessions.length === 0) return yield* openFolder(slots);
  const folders = yield* foldersNamed(name);
  const group = (yield* readList<TabItem>('list_tabs')).items.find(
    (tab) => tab.group !== null && sameName(tab.group, name),
  );
  if (sessions.length === 1 && folders.length === 0 && !group) return yield* restore(sessions[0]!, slots);
  const which = choose(text('command_session_or_folder', { name }), [
    ...sessions.map((session) => choiceOf(session)),
    ...folders.map((folder) =>
      chip(text('command_bookmarks_folder_at', { path: shownPath(folder) }), 'bookmarks.open-folder', {
        folder: pathOf(folder),
      }),
    ),
    ...(group
      ? [chip(text('command_session_group', { name }), 'tabs.switch', { ref: { kind: 'tab', id: group.id } })]
      : []),
  ]);
  return { ...which, named: true };
}
