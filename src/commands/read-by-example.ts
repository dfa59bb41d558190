import { intentById } from './all-commands.ts';
import { classifierOf } from './classifier/classify-sentence.ts';
import { type Heard, hear, isOurs } from './classifier/hear-sentence.ts';
import { type Filled, isLimit } from './fill-slots.ts';
import type { Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import type { CommandLanguage } from './languages/language.ts';
import { type Beyond, counted, isTopic, type Match, type Topic, withPlan } from './match.ts';
import { slotsFor } from './read-as-command.ts';
import { says, saysOnly } from './reader/atoms.ts';
import { ages } from './reader/settle-slots.ts';
import type { Item } from './reader/spotted-item.ts';
import type { CommandIntent } from './table/command.ts';

/**
 * Least probabilities. Of a command that looks, and of one that changes something; of these two if no word orders it;
 * of a look whose words may mean another program; of a question on a subject, of one with a name in it, of one that imagines an order, and of one
 * whose words mean a look. Of any command if the sentence may be no order or its words mean another command, if a word
 * orders another thing, and if its words mean exactly another one.
 */
const least = {
  look: 0.5,
  change: 0.7,
  bareLook: 0.55,
  bareChange: 0.85,
  described: 0.85,
  topic: 0.55,
  namedTopic: 0.75,
  imagined: 0.25,
  otherTopic: 0.9,
  doubted: 0.93,
  other: 0.975,
  exact: 0.985,
  shared: 0.997,
};
/** Subjects on which a question names nothing of the user's. */
const nameless = new Set<Topic>(['ai', 'rules', 'reminders']);

/** Least probability of a subject, for a sentence whose words are no command, or mean the `other`. */
function leastOfTopic(
  topic: Topic,
  other: Extract<Match, { kind: 'intent' }> | null,
  isImagined: boolean,
  { named }: Heard,
): number {
  if (other) return other.intent.effect === 'read' ? least.otherTopic : least.described;
  // "I never find the entrance ticket when I need it" is about a thing, and about no rule.
  if (nameless.has(topic) && named.some(({ kind }) => kind === 'run')) return least.namedTopic;
  return isImagined && (topic === 'way-back' || topic === 'keeping') ? least.imagined : least.topic;
}

/**
 * Reads a sentence as the command that sentences like it stand for. What it is about comes from the words that belong
 * to no order. Never exact: a change is shown first. `read`: what its words mean by themselves, which only a command
 * that is almost certain and takes everything said replaces. `besides`: slots read before, for the command, out of the
 * `whole` sentence.
 */
export function readByExample(
  sentence: string,
  read: Match,
  language: CommandLanguage,
  { now, besides, whole = sentence }: { now: number; besides: Slots; whole?: string | undefined },
): Match {
  if (read.kind === 'beyond' && !isOfOurs(sentence, read, language)) return read;
  const heard = hear(sentence, language);
  const other = read.kind === 'intent' ? read : null;
  // An exact reading stays, but a look may replace a change: "which of my open tabs are from github" opens none.
  const isExact = other?.exact === true && !heard.isMisread;
  const likeliest = classifierOf(language).classify(whole);
  const isAsked = other ? other.intent.effect === 'read' || !other.exact : read.kind === 'none';
  const [first] = likeliest;
  // "If I close the group, is it gone": no order whatever it is, and most likely about what can be undone.
  const isImagined = heard.items.some(isOurs) && heard.items.some((item) => saysOnly(item, 'imagined', 'asks'));
  const topic = first?.id === 'none' && isImagined && !other ? likeliest[1] : first;
  const isOfTopic = isAsked && !isMostlyNamed(heard, sentence);
  if (
    isOfTopic &&
    topic &&
    isTopic(topic.id) &&
    saysSubject(topic.id, sentence, language) &&
    topic.probability >= leastOfTopic(topic.id, other, isImagined, heard)
  )
    return { kind: 'beyond', beyond: topic.id };
  if (heard.isForbidden || (isExact && (other?.intent.effect === 'read' || other?.plan))) return read;
  // Commands that cannot be about what was said are out, and what they had goes to the others.
  let possible = 1;
  for (const likely of likeliest) {
    const { id } = likely;
    const probability = likely.probability < leastAlone ? 0 : likely.probability / possible;
    // "Have you tagged my pages already".
    if (id === 'none' && other?.plan && heard.isOneClause && probability >= least.exact)
      return { kind: 'none', words: '' };
    const intent = intentById.get(id);
    // With a time to come only what uses one can be meant.
    if (intent && besides.until !== undefined && !usesTime(intent)) {
      possible -= likely.probability;
      continue;
    }
    if (!intent || other?.intent === intent || probability < enoughFor(intent, other, heard)) return read;
    if (isExact && intent.effect !== 'read') return read;
    const filled = slotsFor(intent, heard.named, language);
    if (!filled) {
      possible -= likely.probability;
      continue;
    }
    // "Just installed this, where do I start": one look for another.
    const isLook = intent.effect === 'read' && other?.intent.effect === 'read' && probability >= least.exact;
    // A change that is shown first may ignore a reason: "save what I have open so I can shut the laptop".
    const isSure = probability >= least.exact && intent.effect !== 'destroy' && other?.exact !== true;
    if (passesOver(intent, filled, heard) || (other && !isLook && !isSure && passesOverAny(intent, filled, heard)))
      return read;
    const slots = { ...counted(filled.slots, now), ...besides };
    return withPlan({ kind: 'intent', intent, slots, sure: false, exact: false, named: false, loose: true });
  }
  return read;
}

/** False if a language has words for a subject, and a sentence none of them. */
const saysSubject = (topic: Topic, sentence: string, { subjects }: CommandLanguage): boolean =>
  subjects?.[topic] === undefined || new RegExp(subjects[topic], 'iu').test(sentence);

/** True if more than half of a sentence are names, of which no sentence on a subject consists. */
const isMostlyNamed = ({ named }: Heard, sentence: string): boolean =>
  named.reduce((sum, item) => sum + (item.kind === 'run' ? item.text.length : 0), 0) * 2 > sentence.length;

/**
 * True if words of other things only describe what is looked for: "the house with the blue door, was it in my history?"
 */
function isOfOurs(sentence: string, { beyond }: { beyond: Beyond }, language: CommandLanguage): boolean {
  if (beyond !== 'elsewhere') return false;
  const [first] = classifierOf(language).classify(sentence);
  const effect = first && intentById.get(first.id)?.effect;
  if (!first || !effect) return false;
  return effect === 'read' ? first.probability >= least.described : first.probability >= least.shared;
}

/** Least probability of a command before others are ruled out. */
const leastAlone = 0.02;

const usesTime = ({ rule }: CommandIntent): boolean =>
  rule.flat().some(({ needs, allows }) => [...needs, ...allows].includes('until'));

function enoughFor(
  intent: CommandIntent,
  other: { exact: boolean } | null,
  { acts, isDoubtful, isMisread }: Heard,
): number {
  const isChange = intent.effect !== 'read';
  // "Call the folder Archive" deletes none.
  const isOrdered = acts.some((act) => takes(intent, act));
  const isOther = isChange && acts.length > 0 && !isOrdered;
  if (other?.exact && (isChange || !isMisread)) return least.exact;
  if (isOther) return least.other;
  if (other || isDoubtful) return least.doubted;
  if (!isOrdered) return isChange ? least.bareChange : least.bareLook;
  return isChange ? least.change : least.look;
}

/** True if slots leave out what the command cannot do without. */
function passesOver(
  { effect, rule }: CommandIntent,
  { slots, left }: Filled,
  { items, named, isDoubtful }: Heard,
): boolean {
  if (effect === 'read') return false;
  if (items.some((item, at) => isLimit(item, [items[at - 1], items[at + 1]]))) return true;
  if (slots.others && !areOthers(items)) return true;
  // "For an hour": no age of what is meant.
  if (items.some(({ kind }) => kind === 'amount') && !items.some((item) => says(item, ...ages))) return true;
  // "Every morning I close them" makes no rule.
  if (isDoubtful && rule.length === 0) return true;
  // "On this and the tag bath on": a second order.
  const isOpen = says(named.at(-1), 'about', 'in', 'to', 'from');
  if (isOpen && named.some((item) => says(item, 'and'))) return true;
  // "The tags kitchen, bath and pool": one name of several.
  const isListed = named.some((item) => says(item, 'and', 'or'));
  if (effect === 'destroy' && isListed && left >= 1) return true;
  // "#music on the page about strings": the page in front need not be the one.
  if (slots.tagged && !slots.words && left >= 1) return true;
  const { ref, all: _, ...selecting } = slots;
  // "Close two tabs": not the one in front.
  if (effect === 'destroy' && ref?.kind === 'this' && items.some(({ kind }) => kind === 'numbers')) return true;
  const counts = ref !== undefined && ['positions', 'first', 'last'].includes(ref.kind);
  // "In order, folders first".
  if (!counts && items.some((item) => says(item, 'first', 'last'))) return true;
  // "Delete history battery".
  const isPointed = ref?.kind === 'this' && left >= 1;
  // "Take this off my todo list": what is pointed at is not what the words name.
  if (effect === 'destroy' && !ref && slots.words && named.some((item) => saysOnly(item, ...front))) return true;
  // "The tabs to the right of the dissertation": more than the side is said.
  if (effect === 'destroy' && slots.side && left >= 1) return true;
  return effect === 'destroy' && left > 0 && !isPointed && Object.keys(selecting).length === 0;
}

const front = new Set<Concept>(['this']);

/** True if a command that replaces another reading leaves out anything. */
const passesOverAny = (intent: CommandIntent, { left }: Filled, { acts }: Heard): boolean =>
  left > 0 || !acts.every((act) => takes(intent, act));

/** False if it is not said, or not read, of what the others are: "keep youtube, close the rest", "the other tab". */
const areOthers = (items: Item[]): boolean =>
  !items.some(
    (item, at) =>
      ['run', 'site', 'tag'].includes(item.kind) ||
      says(item, 'keep-only') ||
      (item.kind === 'concept' && item.readings.join() === 'tab' && isOtherAlone(items[at - 1])),
  );

const isOtherAlone = (item: Item | undefined): boolean =>
  item?.kind === 'concept' && !item.text.includes(' ') && says(item, 'others');

/** True if a command is one of those that an act means. */
const takes = (intent: CommandIntent, act: Concept): boolean => {
  const meant = concepts[act];
  return (
    meant.kind === 'act' && intent.rule.flat().some(({ verbs }) => meant.verbs.some((verb) => verbs.includes(verb)))
  );
};
