import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { Slots } from '../frame/command-frame.ts';
import { act } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { type DuplicateItem, listOf, type TabItem } from '../script/items.ts';
import { pointedAt } from '../script/listed-things.ts';
import { readAll, readLists } from '../script/read-results.ts';
import { answer, type Call, chip, look, type Script, withWays } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said } from '../table/command-pattern.ts';
import { bySite } from './group-commands.ts';
import { inWindow, missingPlace } from './pick-tabs.ts';

/** Answers "which tabs can I close?" with choices. Closes nothing itself. */
command('tabs.closable', 'tidy', 'read', {
  unlisted: true,
  rule: [said('closable', 'tabs things -', '', '', { vague: true })],
  title: () => text('command_closable_title'),
  run: closableTabs,
});

command('tabs.tidy', 'tidy', 'destroy', {
  rule: [
    said('tidy organize', 'tabs windows things', '', 'window ref:this ref:list ref:it'),
    said('tidy', 'tabs things', 'ref:list|ref:it|ref:this', 'window'),
    said('tidy', '-', '', 'window ref:this ref:list ref:it'),
  ],
  title: () => text('command_tidy_tabs'),
  run: tidyTabs,
});

/** Days after which a tab is put to sleep. */
const old = 14;

/** Titles of error pages. */
const errorTitle =
  /^(?:(?:error )?[45]\d\d\b(?!.*\bways\b)|(?:server|page|site|file|problem loading) (?:not found|page)|(?:bad gateway|service unavailable|internal server error|gateway time-?out)\b|not found$)/i;

const errorAddress = /^(?:chrome-error:|about:(?:neterror|certerror|tabcrashed))/i;

/** True if a tab seems to show an error page. */
const isErrorPage = ({ title, url, failed }: Pick<TabItem, 'title' | 'url' | 'failed'>): boolean =>
  failed === true || errorAddress.test(url) || errorTitle.test(title.trim());

/**
 * Tidies in one plan, with rows that can be unticked: closes copies and error pages, puts long unused tabs to sleep,
 * groups sites. `context`: null for a shortcut.
 */
export function* tidyTabs(slots: Slots, context: CommandContext | null = null): Script {
  const [current] = (yield* readAll([look('get_current_tab')])) as [TabItem];
  const lists = yield* readLists<unknown>([
    look('find_duplicate_tabs'),
    look('list_tabs', { unused_days: old, discarded: false, pinned: false, audible: false }),
    look('list_tabs'),
  ]);
  const [pages, stale] = lists;
  const all = listOf<TabItem>(lists[2]).items;
  const problem = missingPlace(slots, all);
  if (problem) return answer(problem);
  // "Tidy these tabs" means a list where there is one, else the window.
  const ref = slots.ref?.kind === 'this' ? undefined : slots.ref;
  const pointed = context?.list && ref ? pointedAt(ref, context, current, all) : null;
  if (pointed && 'problem' in pointed) return answer(pointed.problem);
  const open = all.filter((tab) =>
    pointed ? pointed.tabs.includes(tab.id) : inWindow(tab, slots.window ?? 'this', current, all),
  );
  const here = new Set(open.map((tab) => tab.id));
  const close = listOf<DuplicateItem>(pages)
    .items.flatMap((page) => page.close)
    .filter((id) => here.has(id));
  const copies = new Set(close);
  const errors = open
    .filter((tab) => isErrorPage(tab) && !tab.pinned && !tab.active && !copies.has(tab.id))
    .map((tab) => tab.id);
  const going = new Set([...close, ...errors]);
  const sleep = listOf<TabItem>(stale)
    .items.filter((tab) => here.has(tab.id) && !going.has(tab.id) && !tab.active)
    .map((tab) => tab.id);
  const groups = bySite(open.filter((tab) => !going.has(tab.id)));
  if (going.size + sleep.length + groups.length === 0)
    return answer(text('command_tidy_is_tidy', { n: open.length }), { count: 0 });

  const calls: Call[] = [
    ...(close.length > 0 ? [{ name: 'close_tabs', arguments: { tab_ids: close } }] : []),
    ...(errors.length > 0 ? [{ name: 'close_tabs', arguments: { tab_ids: errors } }] : []),
    // Groups before sleep: putting a tab to sleep may change its id.
    ...(groups.length > 0 ? [{ name: 'group_tabs', arguments: { groups } }] : []),
    ...(sleep.length > 0 ? [{ name: 'discard_tabs', arguments: { tab_ids: sleep } }] : []),
  ];
  const will = text('command_tidy_will_tidy', {
    close: close.length,
    errors: errors.length,
    sleep: sleep.length,
    groups: groups.length,
  });
  const done = yield* act(calls, will, { plan: true });
  if (done.every((one) => one.state === 'declined')) return answer(text('command_left_as_is'));
  const count = (name: string): number =>
    calls.reduce((n, call, at) => {
      const one = done[at];
      return call.name === name && one?.state === 'done' ? n + one.count : n;
    }, 0);
  const made = done[calls.findIndex((call) => call.name === 'group_tabs')];
  const groupsMade = made?.state === 'done' && made.count > 0 ? listLength(made.data) : 0;
  const failed = done.find((one) => one.state === 'failed');
  return answer([
    tidied(count('close_tabs'), count('discard_tabs'), groupsMade),
    ...(failed?.state === 'failed' ? [text('command_failed', { reason: failed.reason })] : []),
  ]);
}

/** Sentence of the steps that changed something. */
function tidied(closed: number, asleep: number, groups: number): Text {
  const steps = [
    text('command_tidy_did_close', { n: closed }),
    text('command_tidy_did_sleep', { n: asleep }),
    text('command_tidy_did_group', { n: groups }),
  ];
  const done = steps.filter(({ params }) => params?.n !== 0);
  return text('command_tidy_tidied', { steps: done.length > 0 ? done : steps.slice(0, 1) });
}

const listLength = (data: unknown): number => {
  const groups = typeof data === 'object' && data !== null ? Reflect.get(data, 'groups') : null;
  return Array.isArray(groups) ? groups.length : 0;
};

/** Days after which a tab counts as unused. */
const unused = 14;

/** Counts the tabs that can go: copies, error pages, long unused ones. Closes none. */
function* closableTabs(): Script {
  const lists = yield* readLists<unknown>([
    look('find_duplicate_tabs'),
    look('list_tabs', { unused_days: unused, pinned: false, audible: false }),
    look('list_tabs'),
  ]);
  const copies = listOf<DuplicateItem>(lists[0]).items.reduce((n, { close }) => n + close.length, 0);
  const stale = listOf<TabItem>(lists[1]).items.filter(({ active }) => !active).length;
  const errors = listOf<TabItem>(lists[2]).items.filter((tab) => isErrorPage(tab) && !tab.pinned).length;
  const n = copies + stale + errors;
  const chips: (Chip | false)[] = [
    copies > 0 && chip(text('command_chip_close_copies', { n: copies }), 'tabs.close-duplicates', {}),
    stale > 0 && chip(text('command_chip_show_unused', { n: stale }), 'tabs.stale', { days: unused, window: 'all' }),
    n > 0 ? chip(text('command_tidy_tabs'), 'tabs.tidy', {}) : chip(text('command_find_sites_title'), 'tabs.sites', {}),
  ];
  const fact = text(n > 0 ? 'command_closable' : 'command_closable_none', { copies, errors, stale });
  return withWays({ ...answer(fact, { count: n }), chips: chips.filter((one) => one !== false) }, ['model']);
}
