import { type Text, text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { listIn, type TabItem } from '../script/items.ts';
import { readItems } from '../script/read-results.ts';
import type { Call, Listing, RunContext, Script } from '../script/script.ts';
import { act, answer, chip, found, none, present, withWays } from '../script/script.ts';
import { command, said } from '../table/index.ts';
import { bySite } from './group-commands.ts';
import { idsOf, pickTabs, tabCopies, unusedTabs } from './pick-tabs.ts';

/** Days after which a tab counts as unused. */
const old = 14;

/** Answers "which tabs can I close?" with the number of copies, error pages and unused tabs. Closes none. */
command('tabs.closable', 'tidy', 'read', {
  unlisted: true,
  rule: [said('closable', 'tabs things -', '', '', { vague: true })],
  title: 'command_closable_title',
  *run() {
    const copies = (yield* tabCopies()).length;
    const stale = (yield* unusedTabs(old)).length;
    const errors = (yield* readItems('list_tabs')).filter((tab) => isErrorPage(tab) && !tab.pinned).length;
    const count = copies + stale + errors;
    const chips = [
      copies > 0 && chip(text('command_chip_close_copies', { n: copies }), 'tabs.close-duplicates', {}),
      stale > 0 && chip(text('command_chip_show_unused', { n: stale }), 'tabs.stale', { days: old, window: 'all' }),
      count > 0
        ? chip(text('command_tidy_tabs'), 'tabs.tidy', {})
        : chip(text('command_find_sites_title'), 'tabs.sites', {}),
    ];
    const fact = text(count > 0 ? 'command_closable' : 'command_closable_none', { copies, errors, stale });
    return withWays({ ...found(count, fact), chips: present(chips) }, ['model']);
  },
});

command('tabs.tidy', 'tidy', 'destroy', {
  rule: [
    said('tidy organize', 'tabs windows things', '', 'window ref:this ref:list ref:it'),
    said('tidy', 'tabs things', 'ref:list|ref:it|ref:this', 'window'),
    said('tidy', '-', '', 'window ref:this ref:list ref:it'),
  ],
  title: 'command_tidy_tabs',
  run: tidyTabs,
});

/** Titles of error pages. */
const errorTitle =
  /^(?:(?:error )?[45]\d\d\b(?!.*\bways\b)|(?:server|page|site|file|problem loading) (?:not found|page)|(?:bad gateway|service unavailable|internal server error|gateway time-?out)\b|not found$)/i;

const errorAddress = /^(?:chrome-error:|about:(?:neterror|certerror|tabcrashed))/i;

/** True if a tab seems to show an error page. */
const isErrorPage = ({ title, url, failed }: Pick<TabItem, 'title' | 'url' | 'failed'>): boolean =>
  failed === true || errorAddress.test(url) || errorTitle.test(title.trim());

/** Context of a shortcut, which has no conversation. */
const alone: Listing & Pick<RunContext, 'again'> = {
  list: null,
  more: false,
  used: new Set(),
  again: (label, slots) => chip(label, 'tabs.tidy', slots),
};

/** Tidies in one plan: closes copies and error pages, puts long unused tabs to sleep, groups sites. */
export function* tidyTabs({ window = 'this', ref }: Slots, context = alone): Script {
  // "Tidy these tabs" means a list where there is one, else the window.
  const isPointed = context.list && ref && ref.kind !== 'this';
  const { tabs: open } = yield* pickTabs(isPointed ? { ref } : { window }, context);
  const here = idsOf(open);
  const close = (yield* tabCopies()).filter((id) => here.includes(id));
  const errors = idsOf(open.filter((tab) => isErrorPage(tab) && !tab.pinned && !tab.active && !close.includes(tab.id)));
  const going = [...close, ...errors];
  const stale = yield* unusedTabs(old, { discarded: false });
  const sleep = stale.filter((id) => here.includes(id) && !going.includes(id));
  const groups = bySite(open.filter((tab) => !going.includes(tab.id)));
  const calls: Call[] = present([
    close.length > 0 && { name: 'close_tabs', arguments: { tab_ids: close } },
    errors.length > 0 && { name: 'close_tabs', arguments: { tab_ids: errors } },
    // Groups before sleep: putting a tab to sleep may change its id.
    groups.length > 0 && { name: 'group_tabs', arguments: { groups } },
    sleep.length > 0 && { name: 'discard_tabs', arguments: { tab_ids: sleep } },
  ]);
  if (calls.length === 0) none(text('command_tidy_is_tidy', { n: open.length }));
  const counts = { close: close.length, errors: errors.length, sleep: sleep.length, groups: groups.length };
  const results = yield* act(calls, text('command_tidy_will_tidy', counts), { plan: true });
  const problems = results.flatMap((one) => ('problem' in one ? one.problem : []));
  if (problems.length === calls.length) return answer(problems[0]!);
  const done = calls.map(({ name }, at) => ({ name, count: 0, data: null, ...results[at] }));
  const count = (name: string) => done.reduce((sum, one) => (one.name === name ? sum + one.count : sum), 0);
  const made = done.find((one) => one.name === 'group_tabs' && one.count > 0);
  return answer([
    tidied(count('close_tabs'), count('discard_tabs'), listIn(made?.data, 'groups').length),
    problems.find(({ key }) => key === 'command_failed'),
  ]);
}

/** Sentence of the steps that changed something. */
function tidied(closed: number, asleep: number, groups: number): Text {
  const steps = present([
    closed > 0 && text('command_tidy_did_close', { n: closed }),
    asleep > 0 && text('command_tidy_did_sleep', { n: asleep }),
    groups > 0 && text('command_tidy_did_group', { n: groups }),
  ]);
  return text('command_tidy_tidied', { steps: steps.length > 0 ? steps : [text('command_tidy_did_close', { n: 0 })] });
}
