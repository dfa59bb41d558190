import { bestCommand } from './best-command.ts';
import type { ObjectKind, Slots, TabState } from './frame/command-frame.ts';
import { features, joinSlots, names } from './frame/slots.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import { conceptsIn, says, saysOnly } from './reader/atoms.ts';
import type { Item } from './reader/spotted-item.ts';
import type { CommandIntent } from './table/command.ts';
import type { Pattern } from './table/command-pattern.ts';

/** The weight of a small word that no slot takes; that of a name is 1. */
const smallWord = 0.1;

/** Slots that take a name or topic, the likeliest first. */
const naming = ['words', 'name', 'group', 'folder', 'tagged', 'tags', 'session'] as const;

/** Slots of a command, and the weight of the words that none of them takes. */
export interface Filled {
  slots: Slots;
  left: number;
}

/**
 * Slots of a command from what a sentence is about: words with a fixed meaning as they are, names in the order in which
 * the command needs them. `left`: what no slot takes. Null if a site, time or tag would be passed over.
 */
export function fillSlots(intent: CommandIntent, items: Item[]): Filled | null {
  // A rule whose words are not understood: the command says what rules can hold.
  if (intent.rule.length === 0) return { slots: {}, left: 0 };
  const isChange = intent.effect !== 'read';
  let best: Filled | null = null;
  for (const pattern of intent.rule.flat()) {
    const fixed = fixedSlots(items, pattern, isChange);
    const isOfOthers = !isOfThings(items, pattern);
    // "Drop the youtube tabs from my reading list": tabs are not on it.
    if (!fixed || (isOfOthers && intent.effect === 'destroy')) continue;
    const { slots, left } = withNames(
      joinSlots(impliedSlots(intent, pattern), fixed.slots) ?? fixed.slots,
      items,
      pattern,
      isChange,
    );
    const verb = pattern.verbs[0]!;
    const how = { verb, slots, corrected: true, vague: false, passed: [], one: true };
    const read = pattern.objects.map((object) => bestCommand({ ...how, object })).find((one) => one?.intent === intent);
    const all = left + fixed.left + (isOfOthers ? smallWord / 2 : 0);
    const isEither = slots.sites && slots.words && items.some((item) => says(item, 'and', 'or'));
    const said = { ...slots, ...read?.pattern.adds, ...(isEither && { either: true as const }) };
    if (read && (!best || all < best.left)) best = { slots: said, left: all };
  }
  return best;
}

/** True if a pattern is about all things that are named: bookmarks in a file are no tabs in a file. */
const isOfThings = (items: Item[], { objects }: Pattern): boolean =>
  items.every((item) => item.kind !== 'concept' || !says(item, isThingOf(null)) || says(item, isThingOf(objects)));

const isThingOf = (objects: Pattern['objects'] | null) => (one: Concept) => {
  const meant = concepts[one];
  return meant.kind === 'thing' && !('weak' in meant) && (objects === null || objects.includes(meant.object));
};

/** True for a link that can only narrow or widen what it joins, and so cannot be passed over. */
export const isLimit = (item: Item, beside: (Item | undefined)[]): boolean =>
  saysOnly(item, ...limiting) ||
  (says(item, ...measuring) && beside.some((one) => ['amount', 'numbers', 'when'].includes(one?.kind ?? '')));
const limiting = conceptsIn('except until since before not-used or');
const measuring = conceptsIn('older within ago');

/**
 * Slots of the items whose meaning does not depend on their place, without those of small words that a pattern
 * excludes.
 */
function fixedSlots(items: Item[], { needs, allows }: Pattern, isChange: boolean): Filled | null {
  let slots: Slots = {};
  let left = 0;
  for (const [at, item] of items.entries()) {
    // "In window 2".
    const isPlace = item.kind === 'numbers' && says(items[at - 1], 'windows', 'in');
    if (isPlace && isChange) return null;
    const more = fixedSlotsOf(item);
    const isTaken = [...features(more)].every((feature) => names([...needs, ...allows], feature));
    const joined = isTaken ? joinSlots(slots, more) : null;
    if (joined) slots = joined;
    else if (item.kind !== 'concept' || (isChange && says(item, isFirm))) return null;
    else left += smallWord;
  }
  return { slots, left };
}

/** Slots that the command itself says: duplicates are duplicate, the others are the others. */
function impliedSlots({ rule, effect }: CommandIntent, { needs }: Pattern): Slots {
  const isAlways = (need: string) => rule.flat().every((pattern) => pattern.needs.includes(need));
  const implied = needs.flatMap((need): Slots[] => {
    if (need.startsWith('is:') && (effect === 'read' || isAlways(need)))
      return [{ states: [need.slice('is:'.length) as TabState] }];
    if (need === 'ref:this' && isAlways(need)) return [{ ref: { kind: 'this' } }];
    if (effect !== 'read') return [];
    if (need === 'when') return [{ when: { kind: 'recent' } }];
    return need === 'days' ? [concepts.old.slots] : [];
  });
  return Object.assign({}, ...implied);
}

/** The things that have a name, by the slot for it. */
const things: Partial<Record<(typeof naming)[number], ObjectKind>> = {
  group: 'groups',
  folder: 'folders',
  session: 'sessions',
  tagged: 'tags',
  tags: 'tags',
};

/**
 * Adds names: to the slots that a command needs in their order, to others only if a link or a capital says that it is
 * one.
 */
function withNames(fixed: Slots, items: Item[], { needs, allows }: Pattern, isChange: boolean): Filled {
  const isFixed = (slot: (typeof naming)[number]) => slot in fixed || (slot === 'tags' && 'tagged' in fixed);
  const free = (features: string[]) => naming.filter((slot) => features.includes(slot) && !isFixed(slot));
  // "Icons with no words on them": nothing is a group, a folder or a tag that is not called one.
  const isSaid = (slot: (typeof naming)[number]) =>
    !(slot in things) || items.some((item) => says(item, isThingOf([things[slot]!])));
  // "I need to work, hide the games", "I saved the soup twice": what changes has words besides.
  const needed = free(needs).filter((slot) => isSaid(slot) || (slot !== 'group' && !(slot === 'folder' && isChange)));
  const allowed = free(allows).filter(isSaid);
  let slots = fixed;
  let left = 0;
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'run') continue;
    const before = items[at - 1];
    const isLinked = says(before, 'link') && isBeside(before, item);
    // "QUICK hide the gifts" is loud.
    const isNamed = item.sure || (/^\p{Lu}/u.test(item.text) && item.start !== 0) || isLinked;
    const slot = needed.shift() ?? (isNamed ? allowed.shift() : undefined);
    if (!slot && !isChange && slots.words) slots = { ...slots, words: [...slots.words, item.text] };
    else if (!slot) left++;
    else slots = { ...slots, [slot]: ['words', 'tagged', 'tags'].includes(slot) ? [item.text] : item.text };
  }
  return { slots, left };
}

/** True if nothing but a space or an article may be between two items: "in the {Recipes}". */
const isBeside = (before: Item | undefined, { start = 0 }: Item): boolean =>
  before?.end === undefined || start - before.end <= longestBetween;
/** Length of an article with its spaces. */
const longestBetween = 6;

/** True for what says which ones or how, and not only what is pointed at. */
const isFirm = (concept: Concept): boolean =>
  concepts[concept].kind === 'filter' || concept === 'first' || concept === 'last' || concept === 'others';

/** Slots of an item whose meaning does not depend on its place. */
function fixedSlotsOf(item: Item): Slots {
  switch (item.kind) {
    case 'site':
      return { sites: [item.site] };
    case 'tag':
      return { tagged: [item.text] };
    case 'when':
      return { when: item.when };
    case 'amount':
      return { days: item.days };
    case 'concept':
      return item.readings[0]!.map(slotsOf).reduce<Slots>((all, one) => joinSlots(all, one) ?? all, {});
    default:
      return {};
  }
}

function slotsOf(concept: Concept): Slots {
  const meant = concepts[concept];
  if (meant.kind === 'filter') return meant.slots;
  if (concept === 'this') return { ref: { kind: 'this' } };
  if (concept === 'it' || concept === 'them') return { ref: { kind: 'it' } };
  return concept === 'all' || concept === 'others' ? { [concept]: true } : {};
}
