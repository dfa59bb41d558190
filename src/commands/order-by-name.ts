import { sameName } from '@/src/text/fold.ts';
import type { RunSlots } from './frame/command-frame.ts';
import { isHedged } from './is-prose.ts';
import type { Concept } from './languages/concepts.ts';
import { codesFor, languagesFor } from './languages/index.ts';
import type { CommandLanguage } from './languages/language.ts';
import { longestSentence, type Match } from './match.ts';
import { matchCommand } from './match-command.ts';
import { readDoubt } from './read-doubt.ts';
import { conceptsIn, says } from './reader/atoms.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { spot } from './reader/spot.ts';
import { written } from './reader/tokenise.ts';
import { isMisread } from './script/misread.ts';
import { aroundName, type NamedThing, namesSaid } from './script/names-said.ts';
import { readItems } from './script/read-results.ts';
import { type Answer, type CommandContext, NotDone, type Part, type Script } from './script/script.ts';
import { openByName } from './sessions/open-session-commands.ts';
import type { CommandIntent } from './table/command.ts';
import { withWindowNumbers } from './tabs/numbered-windows.ts';

type Meant = Extract<Match, { kind: 'intent' }>;

/**
 * Runs the command that a sentence was taken for. If that is not certain, what the user calls by its whole name comes
 * first; else it comes after a command that has found nothing of a name. `shown`: changes are shown before they run.
 */
export function* runMatch(
  sentence: string,
  { intent, slots, exact }: Meant,
  context: CommandContext,
  shown: boolean,
): Script {
  const numbered = exact || intent.goes ? null : yield* inNamedWindow(sentence, context);
  if (numbered) return numbered;
  const opened = exact || intent.picksOne ? null : yield* openSaidSession(sentence, context);
  const mayBeNamed = !exact && !intent.picksOne && !nameless.has(intent.group) && !pointsOnly(slots);
  const done = opened ?? (mayBeNamed ? yield* orderNamed(sentence, context, slots) : null);
  if (done) return done;
  const script = intent.run(slots, context);
  const answer = yield* shown ? shownFirst(script) : script;
  // "Go to the hockey window": several of its tabs fit, the window is one.
  if (answer.choice && intent.goes) return (yield* inNamedWindow(sentence, context)) ?? answer;
  if (answer.count !== 0) return answer;
  const other = intent.picksOne && !exact ? yield* openSaidSession(sentence, context) : null;
  const isUnknown = exact && (slots.folder ?? slots.group ?? slots.tagged) !== undefined;
  return other ?? (isUnknown ? yield* orderNamed(sentence, context, slots) : null) ?? answer;
}

/** True if a sentence only points at what is in front: "clsoe this tab". */
const pointsOnly = ({ ref, ...others }: RunSlots): boolean => ref?.kind === 'this' && Object.keys(others).length === 0;

/** Groups of commands that are about nothing that has a name of the user's. */
const nameless = new Set<CommandIntent['group']>(['history', 'page', 'assistant']);

/**
 * Does what a sentence that is no command orders for something of the user's that it calls by its whole name. Null if
 * it is no such order.
 */
export function* orderByName(sentence: string, context: CommandContext): Part<Answer | null> {
  return (
    (yield* inNamedWindow(sentence, context)) ??
    (yield* openSaidSession(sentence, context)) ??
    (yield* orderNamed(sentence, context))
  );
}

/** Does what is ordered for a window that is called by what is in it; a change is shown first. Null if none is. */
function* inNamedWindow(sentence: string, context: CommandContext): Part<Answer | null> {
  const isLong = sentence.length > longestSentence;
  const said = isLong ? null : yield* withWindowNumbers(sentence, context.language);
  const match = said === null ? null : matchCommand(said, context);
  if (match?.kind !== 'intent') return null;
  const { window, into }: RunSlots = match.slots;
  if (typeof window !== 'number' && typeof into !== 'number') return null;
  const script = match.intent.run(match.slots, context);
  return yield* match.intent.goes ? script : shownFirst(script);
}

/** The slots that hold the name of something of a kind. */
const slotsFor: Record<NamedThing['kind'], (keyof RunSlots)[]> = {
  folder: ['folder', 'name'],
  group: ['group', 'name'],
  session: ['session', 'name'],
  tagged: ['tagged', 'tags', 'words', 'name'],
};

const holds = (slots: RunSlots, { kind, name }: NamedThing, keys = slotsFor[kind]): boolean =>
  keys.some((key) =>
    [slots[key]]
      .flat()
      .some((said) => typeof said === 'string' && said.split('/').some((part) => sameName(part, name))),
  );

const nouns: Record<NamedThing['kind'], Concept> = {
  folder: 'folders',
  group: 'groups',
  session: 'sessions',
  tagged: 'tags',
};

/**
 * Does what is ordered for something that is named, which is shown first. `known`: the slots of another reading, which
 * may have found the name; without one nothing that is named is deleted.
 */
function* orderNamed(sentence: string, context: CommandContext, known?: RunSlots): Part<Answer | null> {
  if (sentence.length > longestSentence) return null;
  const said = yield* namesSaid(sentence);
  const isTaken = ({ name }: NamedThing) => said.some((one) => known && sameName(one.name, name) && holds(known, one));
  const names = said.filter((one) => !isTaken(one));
  // "The folder Work", where a group has that name too: the sentence as it is comes first.
  for (const isBeside of [false, true])
    for (const named of names) {
      const match = readNamed(sentence, named, isBeside, context);
      const isGone = match?.intent.effect === 'destroy' && Object.keys(match.slots).length === 1;
      if (!match || (!known && isGone)) continue;
      const done = yield* unlessMisread(shownFirst(match.intent.run(match.slots, context)));
      if (done) return done;
    }
  return null;
}

/** The answer of a script; null if it takes a name for that of something which there is not, or finds nothing. */
function* unlessMisread(script: Script): Part<Answer | null> {
  const isNone = (done: Answer): boolean => isMisread(done) || (done.count === 0 && done.chips.length === 0);
  try {
    const done = yield* script;
    return isNone(done) ? null : done;
  } catch (error) {
    if (error instanceof NotDone && isNone(error.answer)) return null;
    throw error;
  }
}

/** Reads a sentence with a name in quotes, alone or beside the word for what has it. */
function readNamed(
  sentence: string,
  named: NamedThing,
  isBeside: boolean,
  { language, now }: CommandContext,
): Meant | null {
  const [before = '', after = ''] = aroundName(sentence, named.name) ?? [];
  for (const each of languagesFor(language)) {
    const { words, unspaced, postpositions } = each;
    const [first = ''] = aroundName(written(sentence, each), named.name) ?? [];
    const ends = [first.length, first.length + named.name.length];
    const items = itemsOf(sentence, each);
    const isAsked = items.some((item) => says(item, 'act'));
    // "Sunday reading list": the name is a part of other words.
    const isCut = items.some(
      ({ kind, start = 0, end = 0 }) => kind === 'concept' && ends.some((at) => start < at && at < end),
    );
    if (isCut) continue;
    const noun = words[nouns[named.kind]]?.split(/[|/]/)[0] ?? '';
    const quoted = `"${named.name}"`;
    const gap = unspaced ? '' : ' ';
    const beside = postpositions || unspaced ? quoted + gap + noun : noun + gap + quoted;
    const said = before + (isBeside ? beside : quoted) + withQuotedNewName(after, each);
    const match = matchCommand(said, { language, now, strictly: true });
    // "Thesis stuff, you know": nothing is asked.
    if (match.kind !== 'intent' || (match.intent.effect === 'read' && !isAsked)) continue;
    const slots: RunSlots = match.slots;
    // A sentence of another language may be read as a list of tags.
    if ((slots.tags?.length ?? 0) > 1) continue;
    if (holds(slots, named) || (slots.bare && holds(slots, named, ['words']))) return match;
  }
  return null;
}

/** The words behind a name with its new one in quotes, whatever that holds: "to House and Garden". */
function withQuotedNewName(after: string, language: CommandLanguage): string {
  const [to, ...rest] = itemsOf(after, language);
  if (!says(to, 'to', 'as') || language.postpositions || rest.some((item) => says(item, 'act', 'it', 'them')))
    return after;
  const [, said = '', end = ''] = /^\s*([^"#,;:.!?]{1,60}?)\s*([,;:.!?].*)?$/su.exec(after.slice(to?.end)) ?? [];
  // "To just Admin": a small word before a capital is no part of the name.
  const start = rest[0]?.start ?? 0;
  const isCapital = /^\p{Lu}/u.test(after.slice(start)) && /^\s+\p{Ll}+\s+$/u.test(after.slice(to?.end, start));
  const name = isCapital ? said.slice(said.indexOf(' ') + 1) : said;
  return name ? `${after.slice(0, to?.end)} "${name}"${end}` : after;
}

/** A script whose changes are shown before they run. */
function* shownFirst(script: Script): Script {
  let step = script.next([]);
  while (!step.done) {
    const { value: batch } = step;
    step = script.next(yield batch.kind === 'act' && !batch.prepares ? { ...batch, plan: true } : batch);
  }
  return step.value;
}

/**
 * Opens the session whose whole name a sentence says beside nothing but a verb that opens: "go to sunday reading",
 * "open my thesis tabs". Null if the sentence says more, or no session has the name.
 */
function* openSaidSession(sentence: string, context: CommandContext): Part<Answer | null> {
  const languages = languagesFor(context.language);
  if (sentence.length > longestSentence || /[?？]/.test(sentence)) return null;
  if (!languages.some((each) => itemsOf(sentence, each).some((item) => says(item, opens)))) return null;
  if (readDoubt(sentence, codesFor(context.language)) !== null) return null;
  const sessions = yield* readItems('list_sessions');
  const said = sessions
    .map(({ title }) => ({ title, around: aroundName(sentence, title) }))
    .filter(({ around }) => around !== null && languages.some((each) => isOpened(around.join(' '), each)))
    .sort((one, other) => other.title.length - one.title.length);
  return said[0] ? yield* openByName.run({ name: said[0].title }, context) : null;
}

const itemsOf = (sentence: string, language: CommandLanguage) => spot(sentence, lexiconOf(language)).items;

const opens = (one: Concept): boolean => one === 'open' || one === 'reopen' || one === 'switch';
const mayStandBeside = conceptsIn('tabs tab sessions windows pages new to in');

/** True if the words around a name are an order to open it, and nothing else. */
function isOpened(around: string, language: CommandLanguage): boolean {
  const items = itemsOf(around, language).filter(({ kind }) => kind !== 'mark');
  const order = items.find((item) => says(item, opens));
  const isPlain = items.every(
    (item) =>
      item.kind === 'concept' &&
      item.readings.some((reading) => reading.every((one) => opens(one) || mayStandBeside.has(one))),
  );
  return order !== undefined && isPlain && !isHedged(around, order, language);
}
