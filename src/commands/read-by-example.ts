import { intentById } from './all-commands.ts';
import { bestCommand } from './best-command.ts';
import { classifierOf } from './classifier/classify-sentence.ts';
import { wordsOfSentence } from './classifier/words-of-sentence.ts';
import { fillSlots, isLimit } from './fill-slots.ts';
import type { ObjectKind, Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import type { CommandLanguage } from './languages/language.ts';
import { counted, type Match, withPlan } from './match.ts';
import { isToldAtEnd, kindOf, resolve, says } from './reader/atoms.ts';
import { framesOf, type Reading } from './reader/frames.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { naming } from './reader/mend-words.ts';
import { spot } from './reader/spot.ts';
import type { Item } from './reader/spotted-item.ts';
import type { CommandIntent } from './table/command.ts';

/**
 * Least probability of a command: one that looks; one that changes something; any, if the sentence may be no order or
 * its words mean another command; any, if a word orders another thing; any, if its words mean exactly another one.
 */
const least = { look: 0.5, change: 0.7, doubted: 0.93, other: 0.975, exact: 0.985 };
/** Combinations of meanings that are tried for each way to give the order. */
const mostReadings = 12;

/**
 * Reads a sentence as the command that sentences like it stand for. What it is about comes from the words that belong
 * to no order. Never exact: a change is shown first. `read`: what its words mean by themselves, which only a command
 * that is almost certain and takes everything said replaces. `besides`: slots read before, for the command.
 */
export function readByExample(
  sentence: string,
  read: Match,
  language: CommandLanguage,
  { now, besides }: { now: number; besides: Slots },
): Match {
  if (read.kind === 'beyond') return read;
  const heard = hear(sentence, language);
  const other = read.kind === 'intent' ? read : null;
  // What is exact stays, but a look may replace a change: "which of my open tabs are from github" opens none.
  const isExact = other?.exact === true && !heard.isMisread;
  if (heard.isForbidden || (isExact && (other?.intent.effect === 'read' || other?.plan))) return read;
  for (const { id, probability } of classifierOf(language).classify(sentence)) {
    // "Have you tagged my pages already".
    if (id === 'none' && other?.plan && heard.isOneClause && probability >= least.exact)
      return { kind: 'none', words: '' };
    const intent = intentById.get(id);
    if (!intent || other?.intent === intent || probability < enoughFor(intent, other, heard)) return read;
    if (isExact && intent.effect !== 'read') return read;
    const filled = readAs(intent, heard.named, language) ?? fillSlots(intent, heard.named);
    if (!filled) continue;
    if (passesOver(intent, filled, heard) || (other && passesOverAny(intent, filled, heard))) return read;
    const slots = { ...counted(filled.slots, now), ...besides };
    return withPlan({ kind: 'intent', intent, slots, sure: false, exact: false, named: false, loose: true });
  }
  return read;
}

interface Heard {
  items: Item[];
  /** The items that say what the sentence is about. */
  named: Item[];
  /** All acts that its words may mean. */
  acts: Concept[];
  isOneClause: boolean;
  /** True if it may tell or ask something, or names nothing of a browser. */
  isDoubtful: boolean;
  /** True if a negation stands before what to do, or it tells or asks: "do not delete it", "I usually pin it". */
  isForbidden: boolean;
  /** True if words of an order were taken for a topic: "which tab sets have I stored" as tabs about "sets stored". */
  isMisread: boolean;
}

function hear(sentence: string, language: CommandLanguage): Heard {
  const { items } = spot(sentence, lexiconOf(language));
  const { known } = classifierOf(language);
  const own = (among: Item[]) => withoutOrder(among, known, language);
  const isOneClause = items.every(({ kind }) => kind !== 'mark');
  return {
    items,
    named: own(items),
    acts: items.flatMap(actsIn),
    isOneClause,
    isDoubtful: isToldAtEnd(items) || !items.some(isOurs) || items.some((item) => isOnly(item, signs)),
    isForbidden:
      items.some((item, at) => isOnly(item, negations) && actsIn(items[at + 1]).length > 0) ||
      (isOneClause && isOnly(items[0], telling)) ||
      (language.postpositions === true &&
        isOnly(
          items.findLast(({ kind }) => kind !== 'mark'),
          asking,
        )),
    isMisread: items.some((item) => item.kind === 'run' && !item.sure && own([item]).length === 0),
  };
}

function enoughFor(intent: CommandIntent, other: { exact: boolean } | null, { acts, isDoubtful }: Heard): number {
  const isChange = intent.effect !== 'read';
  // "Call the folder Archive" deletes none.
  const isOther = isChange && acts.length > 0 && !acts.some((act) => takes(intent, act));
  if (other?.exact) return least.exact;
  if (isOther) return least.other;
  if (other || isDoubtful) return least.doubted;
  return isChange ? least.change : least.look;
}

type Filled = { slots: Slots; left: number };

/** True if slots leave out what the command cannot do without. */
function passesOver(
  { effect, rule }: CommandIntent,
  { slots, left }: Filled,
  { items, named, isDoubtful }: Heard,
): boolean {
  if (effect === 'read') return false;
  if (items.some((item, at) => isLimit(item, [items[at - 1], items[at + 1]]))) return true;
  if (slots.others && !areOthers(items)) return true;
  // "Every morning I close them" makes no rule.
  if (isDoubtful && rule.length === 0) return true;
  // "On this and the tag bath on": a second order.
  const isOpen = says(named.at(-1), (one) => ['about', 'in', 'to', 'from'].includes(one));
  if (isOpen && named.some((item) => says(item, (one) => one === 'and'))) return true;
  const { ref, all: _, ...selecting } = slots;
  const counts = ref !== undefined && ['positions', 'first', 'last'].includes(ref.kind);
  // "In order, folders first".
  if (!counts && named.some((item) => says(item, (one) => one === 'first' || one === 'last'))) return true;
  // "Delete history battery".
  const isPointed = ref?.kind === 'this' && left >= 1;
  return effect === 'destroy' && left > 0 && !isPointed && Object.keys(selecting).length === 0;
}

/** True if a command that replaces another reading leaves out anything. */
const passesOverAny = (intent: CommandIntent, { left }: Filled, { acts }: Heard): boolean =>
  left > 0 || !acts.every((act) => takes(intent, act));

/** False if it is not said, or not read, of what the others are: "keep youtube, close the rest", "the other tab". */
const areOthers = (items: Item[]): boolean =>
  !items.some(
    (item, at) =>
      ['run', 'site', 'tag'].includes(item.kind) ||
      says(item, (one) => one === 'keep-only') ||
      (item.kind === 'concept' && item.readings.join() === 'tab' && isOtherAlone(items[at - 1])),
  );

const isOtherAlone = (item: Item | undefined): boolean =>
  item?.kind === 'concept' && !item.text.includes(' ') && says(item, (one) => one === 'others');

/** True for what a browser has: a thing, a state, a site, a tag. */
const isOurs = (item: Item): boolean =>
  item.kind === 'site' ||
  item.kind === 'tag' ||
  says(item, (one) => (['thing', 'filter'].includes(kindOf(one)) && one !== 'everything') || one === 'this');

/** The acts that an item may order. */
const actsIn = (item?: Item): Concept[] =>
  item?.kind === 'concept'
    ? item.readings.flat().filter((one) => kindOf(one) === 'act' && !('weak' in concepts[one]))
    : [];
/** True if a command is one of those that an act means. */
const takes = (intent: CommandIntent, act: Concept): boolean => {
  const meant = concepts[act];
  return (
    meant.kind === 'act' && intent.rule.flat().some(({ verbs }) => meant.verbs.some((verb) => verbs.includes(verb)))
  );
};

/** True if an item can only mean one of some concepts. */
const isOnly = (item: Item | undefined, concepts: Set<Concept>): boolean =>
  item?.kind === 'concept' && item.readings.every((reading) => reading.some((one) => concepts.has(one)));
const negations = new Set<Concept>(['not']);
const telling = new Set<Concept>(['tells']);
const asking = new Set<Concept>(['asks']);
const signs = new Set<Concept>([
  'not',
  'asks',
  'imagined',
  'reports',
  'tells',
  'but',
  'another',
  'second-order',
  'model',
  'elsewhere',
]);

const actOf = new Map<string, Concept>();
const things = new Map<ObjectKind, Concept>();
for (const [name, meant] of Object.entries(concepts) as [Concept, (typeof concepts)[Concept]][]) {
  if (meant.kind === 'act') for (const verb of meant.verbs) if (!actOf.has(verb)) actOf.set(verb, name);
  if (meant.kind === 'thing' && !things.has(meant.object)) things.set(meant.object, name);
}

/** The reading of a sentence that fits a command best, with its order put in front. */
function readAs(intent: CommandIntent, named: Item[], language: CommandLanguage): Reading | null {
  let best: Reading | null = null;
  const said = (concept: Concept): Item => ({ kind: 'concept', readings: [[concept]], text: '' });
  const orders = new Map<string, Item[]>();
  for (const { verbs, objects } of intent.rule.flat())
    for (const verb of verbs)
      for (const object of [null, ...objects]) {
        const act = actOf.get(verb);
        const thing = object && things.get(object);
        if (act) orders.set(`${act} ${thing}`, [said(act), ...(thing ? [said(thing)] : [])]);
      }
  for (const [place, order] of [...orders.values()].entries()) {
    let tried = 0;
    for (const atoms of resolve([...order, ...named], language)) {
      if (++tried > mostReadings) break;
      for (const reading of framesOf(atoms, {
        postpositions: language.postpositions === true,
        lenient: false,
        numbered: language.words.tab !== undefined,
      })) {
        const cost = reading.cost + order.length + place * 0.01;
        if (reading.left === 0 && bestCommand(reading)?.intent === intent && (!best || cost < best.cost))
          best = { ...reading, cost };
      }
    }
  }
  return best;
}

/** The items that say what a sentence is about: without acts and the words that orders consist of. */
function withoutOrder(items: Item[], known: ReadonlySet<string>, { capitals }: CommandLanguage): Item[] {
  return items.flatMap((item, at): Item[] => {
    if (item.kind === 'mark') return [];
    if (item.kind === 'concept') {
      const readings = item.readings
        .map((reading) => reading.map(asOthers).filter(isKept))
        .filter(({ length }) => length > 0);
      return readings.length > 0 ? [{ ...item, readings }] : [];
    }
    if (item.kind !== 'run' || item.sure) return [item];
    // "The tag kitchen".
    if (!item.gap && says(items[at - 1], (one) => naming.has(one))) return [item];
    // "Sofa hunt": a name goes on to the end.
    if (capitals && item.start !== 0 && /^\p{Lu}/u.test(item.text)) return [item];
    const isName = (at: number) => capitals === true && at > 0 && /^\p{Lu}/u.test(item.text.slice(at));
    const own = wordsOfSentence(item.text).filter(({ stem, at }) => !known.has(stem) || isName(at));
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ ...item, text: item.text.slice(first.at, last.end) }] : [];
  });
}

/** "Keep only this" is said of the others. */
const asOthers = (concept: Concept): Concept => (concept === 'keep-only' ? 'others' : concept);
const isKept = (concept: Concept): boolean => !['act', 'sign'].includes(kindOf(concept));
