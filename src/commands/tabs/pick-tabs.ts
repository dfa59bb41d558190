import { matchesAnySite } from '@/src/address/address.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold, nameKey, sameName } from '@/src/text/fold.ts';
import { isPartOfName } from '@/src/text/is-part-of-name.ts';
import { omit } from '@/src/text/omit.ts';
import type { Slots, TabState } from '../frame/command-frame.ts';
import type { TabItem } from '../script/items.ts';
import { pointedAt } from '../script/listed-things.ts';
import { currentTab, filtersFor, readItems, readLists } from '../script/read-results.ts';
import { type CommandContext, choose, type Listing, type Part, type RunContext, stop } from '../script/script.ts';
import { type NearName, nearNames } from './near-names.ts';
import { checkGroupName, checkPlace, groupInWords, groupsNamed, inNamedGroup, inWindow, isHere } from './tab-places.ts';

/** Knows the sites of subjects. */
type Subjects = Pick<CommandContext, 'sitesOn'>;

export interface Picked {
  tabs: TabItem[];
  /** The windows that the tabs are in. */
  window: Required<Slots>['window'];
  /** The tab in front, or what was there before the panel. */
  current: TabItem;
  /** Number of matching tabs in other windows, if only one window was meant. */
  elsewhere: number;
  /** True if tabs fit, and the exception is about each of them. */
  isAllExcepted: boolean;
  /** True if tabs were found by a part of the name that was said: they are shown first. */
  isGuess: boolean;
  /** Lines about tabs that were left out, about those in other windows, and about names that nothing has. */
  notes: Text[];
  /** A chip that repeats the command for all windows, if tabs match in others. */
  chips: Chip[];
  all: TabItem[];
}

export interface Scope {
  /** Windows to take if the sentence names none; by default this one. */
  window?: 'this' | 'all';
  /** True to leave out pinned, playing and active tabs unless named. */
  careful?: boolean;
  /** True for what closes tabs: "these tabs" must be in a list. */
  closes?: boolean;
  /** True if tabs may be found by a part of a name, and are shown first then. */
  guesses?: boolean;
  /** True if words may be the name of a group: "ungroup the Trip tabs". */
  wordsNameGroups?: boolean;
}

export const idsOf = (tabs: TabItem[]): number[] => tabs.map((tab) => tab.id);

/** The tabs that slots select. Ends the command if there is no such window or group, or a pronoun is unclear. */
export function* pickTabs(
  said: Slots,
  context: Listing & Pick<RunContext, 'again' | 'sitesOn'>,
  scope: Scope = {},
): Part<Picked> {
  const current = yield* currentTab();
  const searches = tabSearches(said, context).filter((filter) => Object.keys(filter).length > 0);
  const [open, ...lists] = yield* readLists('list_tabs', [{}, ...searches]);
  const all = open!.items;
  const ofGroup = scope.wordsNameGroups ? groupInWords(said, all) : null;
  const slots: Slots = ofGroup ?? (meansOpen(said, context, scope) ? omit(said, 'ref') : said);
  const ofName = inNamedGroup(slots, all);
  const near = ofGroup || ofName.length > 0 ? [] : yield* nearNames(slots, lists);
  checkNames(slots, near, scope, context);
  const guessed = near.flatMap(({ tabs }) => tabs);
  const found =
    lists.length > 0 && !ofGroup ? unique([...lists.flatMap((list) => list.items), ...ofName, ...guessed]) : all;
  const isCounted = countsOwn(slots, context);
  const pointed = slots.ref && !slots.wholeGroup && !isCounted ? pointedAt(slots.ref, context, current, all) : null;
  checkPlace(slots, all);
  checkGroupName(slots, all, context);
  checkExcept(slots, all, current, context);

  const groups = groupsNamed(slots, all);
  const fitting = found.filter((tab) => (!pointed || pointed.includes(tab.id)) && passes(tab, slots, current, groups));
  const selected = fitting.filter((tab) => !isExcepted(tab, slots, current, context));
  const isPointed = slots.ref !== undefined && !isCounted;
  const isNamed = isPointed || slots.group !== undefined || slots.wholeGroup === true;
  const window = slots.window ?? (isNamed ? 'all' : (scope.window ?? 'this'));
  // "Add the tram article to my list": what is named, and only in other windows, is meant there.
  const names = (slots.words ?? slots.sites) ? [...lists.map(({ items }) => items), ofName, guessed] : [];
  const isPicked = new Set(idsOf(selected));
  const elsewhereOnly = names
    .map((found) => found.filter(({ id }) => isPicked.has(id)))
    .filter((found) => !found.some((tab) => isHere(tab, current)));
  const alone = new Set(slots.window === undefined && window === 'this' ? idsOf(elsewhereOnly.flat()) : []);
  const isThere = (tab: TabItem) => alone.has(tab.id) || inWindow(tab, window, current, all);
  const matching = isCounted && slots.ref ? countedOf(selected.filter(isThere), slots.ref) : selected;
  const has = (state: TabState): boolean => slots.states?.includes(state) ?? false;
  const stays = (tab: TabItem): boolean =>
    scope.careful === true &&
    !isPointed &&
    ((tab.pinned && !has('pinned')) || (tab.audible && !has('playing')) || tab.id === current.id || tab.panel === true);
  const there = matching.filter(isThere);
  const tabs = there.filter((tab) => !stays(tab));
  const kept = there.length - tabs.length;
  const isWide = slots.window !== undefined || isNamed;
  const elsewhere = isWide ? 0 : matching.filter((tab) => !stays(tab)).length - tabs.length;
  const more = text('command_chip_all_windows_n', { n: elsewhere });
  return {
    tabs,
    window: tabs.some((tab) => alone.has(tab.id)) ? 'all' : window,
    current,
    elsewhere,
    isGuess: guessed.length > 0,
    isAllExcepted: fitting.length > 0 && selected.length === 0,
    notes: [
      ...near.flatMap(({ name, word }) =>
        word === null ? [] : text('command_tidy_near', { words: name, part: word }),
      ),
      ...(kept > 0 ? [text('command_tidy_left', { n: kept })] : []),
      ...(elsewhere > 0 ? [text('command_tidy_elsewhere', { n: elsewhere })] : []),
    ],
    chips: elsewhere > 0 ? [context.again(more, { window: 'all' })] : [],
    all,
  };
}

/** True for "these tabs", "sort them by site" where none are listed: the open ones, but never to be closed. */
const meansOpen = ({ ref, all, sites, words, by }: Slots, { list }: Listing, { closes }: Scope): boolean => {
  const isSaid = all === true || [sites, words, by].some((one) => one !== undefined);
  return ref?.kind === 'all' && isSaid && !closes && !list?.some(({ kind }) => kind === 'tab');
};

/**
 * True if words or sites select what is counted, since there is no list of tabs: "the first YouTube tab", "both the
 * wedding pages". Where something closes, "these YouTube tabs" must be in a list.
 */
const countsOwn = ({ ref, words, sites, states, tagged, days }: Slots, { list }: Listing): boolean =>
  ref !== undefined &&
  ref.kind !== 'this' &&
  (words !== undefined || ref.kind === 'it' || 'count' in ref || ref.kind === 'positions') &&
  [words, sites, states, tagged, days].some((one) => one !== undefined) &&
  !list?.some(({ kind }) => kind === 'tab');

/** Tabs that are pointed at by number, of some. */
function countedOf(tabs: TabItem[], ref: NonNullable<Slots['ref']>): TabItem[] {
  const inOrder = tabs.toSorted((a, b) => a.window_id - b.window_id || a.index - b.index);
  if (ref.kind === 'first') return inOrder.slice(0, ref.count);
  if (ref.kind === 'last') return inOrder.slice(-ref.count);
  return ref.kind === 'positions' ? ref.positions.flatMap((n) => inOrder.at(n > 0 ? n - 1 : n) ?? []) : tabs;
}

/** Ids of tabs not used for long. Pinned, playing and active tabs are never included. */
export function* unusedTabs(days: number, filter: object = {}): Part<number[]> {
  const tabs = yield* readItems('list_tabs', { unused_days: days, pinned: false, audible: false, ...filter });
  return idsOf(tabs.filter(({ active }) => !active));
}

/** Ids of the tabs that the tool would close of those that show the same page. */
export function* tabCopies(): Part<number[]> {
  return (yield* readItems('find_duplicate_tabs')).flatMap(({ close }) => close);
}

const unique = (tabs: TabItem[]): TabItem[] => [...new Map(tabs.map((tab) => [tab.id, tab])).values()];

/** Searches whose results together are the selection. Words for a subject find its well-known sites too. */
export const tabSearches = ({ days, ...slots }: Slots, { sitesOn }: Subjects): object[] =>
  filtersFor(slots, days === undefined ? {} : { unused_days: days }).map((filter) => {
    const sites = (filter.query !== undefined && sitesOn?.(filter.query)) || [];
    return sites.length > 0 ? { ...filter, sites } : filter;
  });

function passes(tab: TabItem, slots: Slots, current: TabItem, groups: string[] | null): boolean {
  const states = slots.states ?? [];
  if (slots.words && slots.sites === undefined && isOnlyInQuery(tab, slots.words)) return false;
  const tags = tab.tags.map(nameKey);
  const carries = (tag: string) => tags.includes(nameKey(tag));
  return (
    states.every((state) => isIn(tab, state, current)) &&
    (groups === null || groups.some((group) => sameName(tab.group ?? '', group))) &&
    (slots.tagged === undefined || (slots.any ? slots.tagged.some(carries) : slots.tagged.every(carries))) &&
    (slots.wholeGroup !== true || (current.group_id !== null && tab.group_id === current.group_id)) &&
    (slots.others !== true || tab.id !== current.id) &&
    (slots.side === undefined || isBeside(tab, current, slots.side))
  );
}

/** True if words match only in the query of the address: `?utm_source=newsletter` is no page about newsletters. */
function isOnlyInQuery({ title, url }: TabItem, words: string[]): boolean {
  const at = url.search(/[?#]/);
  const query = at < 0 ? '' : fold(url.slice(at));
  const rest = fold(`${title} ${at < 0 ? url : url.slice(0, at)}`);
  return words.every((said) =>
    fold(said)
      .split(' ')
      .some((word) => query.includes(word) && !rest.includes(word)),
  );
}

const inState: Partial<Record<TabState, (tab: TabItem, current: TabItem) => boolean>> = {
  pinned: (tab) => tab.pinned,
  playing: (tab) => tab.audible,
  asleep: (tab) => tab.discarded,
  grouped: (tab) => tab.group_id !== null,
  ungrouped: (tab) => tab.group_id === null,
  untagged: (tab) => tab.tags.length === 0,
  background: (tab, current) => !tab.active && tab.id !== current.id,
};

const isIn = (tab: TabItem, state: TabState, current: TabItem): boolean => inState[state]?.(tab, current) ?? false;

const isBeside = (tab: TabItem, current: TabItem, side: 'left' | 'right'): boolean =>
  tab.window_id === current.window_id && (side === 'left' ? tab.index < current.index : tab.index > current.index);

export function isExcepted(tab: TabItem, { except }: Slots, current: TabItem, { sitesOn }: Subjects = {}): boolean {
  if (!except) return false;
  const label = fold(`${tab.title} ${tab.url}`);
  return (
    (except.current === true && tab.id === current.id) ||
    (except.states ?? []).some((state) => isIn(tab, state, current)) ||
    [...(except.sites ?? []), ...(except.words ?? [])].some((word) => label.includes(fold(word))) ||
    (except.words ?? []).some((word) => matchesAnySite(tab.url, sitesOn?.(word) ?? [])) ||
    (except.words ?? []).some((said) => hasLongWords(label, said)) ||
    // "All but Work", "leave the trip": words may be the name of a group or a tag, or a part of it.
    (except.words ?? []).some((word) => [tab.group ?? '', ...tab.tags].some((name) => isPartOfName(word, name))) ||
    (except.group !== undefined && sameName(tab.group ?? '', except.group))
  );
}

/** True if a title has all long words of a topic: "boots for hiking" are "Hiking Boots". */
function hasLongWords(label: string, said: string): boolean {
  const long = fold(said)
    .split(/\s+/)
    .filter(({ length }) => length > 3);
  return long.length > 1 && long.every((word) => label.includes(word));
}

/** Ends the command if nothing open has one of several names, and offers to go on with the others. */
function checkNames(
  { words = [] }: Slots,
  near: NearName[],
  { guesses }: Scope,
  context: Pick<RunContext, 'again'>,
): void {
  const missing = near.flatMap(({ name, word }) => (word === null || !guesses ? name : []));
  const others = words.filter((name) => !missing.includes(name));
  if (missing.length === 0) return;
  const anyway = context.again(text('command_chip_others'), { words: others.length > 0 ? others : undefined });
  stop(choose(text('command_tidy_no_such', { words: missing }), [anyway]));
}

/** Ends the command if nothing that is open has the words of an exception: it would be passed over in silence. */
function checkExcept(
  { except }: Slots,
  all: TabItem[],
  current: TabItem,
  context: Pick<RunContext, 'again' | 'sitesOn'>,
): void {
  const isThere = (one: NonNullable<Slots['except']>) =>
    all.some((tab) => isExcepted(tab, { except: one }, current, context));
  const { words = [], sites = [], ...others } = except ?? {};
  const missing =
    words.find((word) => !isThere({ words: [word] })) ?? sites.find((site) => !isThere({ sites: [site] }));
  if (missing === undefined) return;
  const without = (said: string[]) => said.filter((one) => one !== missing);
  const left = { ...others, words: without(words), sites: without(sites) };
  const isLeft = Object.values(left).flat().length > 0;
  const anyway = context.again(text('command_chip_not_left_out', { words: missing }), {
    except: isLeft ? left : undefined,
  });
  stop(choose(text('command_tidy_no_exception', { words: missing }), [anyway]));
}
