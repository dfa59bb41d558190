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
import { aroundName, namesSaid } from './script/names-said.ts';
import { readItems } from './script/read-results.ts';
import type { Answer, CommandContext, Part, Script } from './script/script.ts';
import { openByName } from './sessions/open-session-commands.ts';

type Meant = Extract<Match, { kind: 'intent' }>;

/**
 * Runs the command that a sentence was taken for. If that is not certain, a session whose whole name is opened comes
 * first, or after a command that looks for one thing and finds none. `shown`: changes are shown before they run.
 */
export function* runMatch(
  sentence: string,
  { intent, slots, exact }: Meant,
  context: CommandContext,
  shown: boolean,
): Script {
  const opened = exact || intent.picksOne ? null : yield* openSaidSession(sentence, context);
  if (opened) return opened;
  const script = intent.run(slots, context);
  const done = yield* shown ? shownFirst(script) : script;
  const isNone = intent.picksOne && !exact && done.count === 0;
  return (isNone ? yield* openSaidSession(sentence, context) : null) ?? done;
}

/**
 * Does what a sentence that is no command orders for something of the user's that it calls by its whole name. Null if
 * it is no such order.
 */
export function* orderByName(sentence: string, context: CommandContext): Part<Answer | null> {
  return (yield* openSaidSession(sentence, context)) ?? (yield* renameSaid(sentence, context));
}

/** Renames what is named, which is shown first: "rename the sunday reading one to weekend". */
function* renameSaid(sentence: string, context: CommandContext): Part<Answer | null> {
  const { language, now } = context;
  if (sentence.length > longestSentence) return null;
  const renames = (one: Concept): boolean => one === 'rename';
  if (!languagesFor(language).some((each) => itemsOf(sentence, each).some((item) => says(item, renames)))) return null;
  for (const { name } of yield* namesSaid(sentence)) {
    const [before, after] = aroundName(sentence, name) ?? [];
    const match = matchCommand(`${before}"${name}"${after}`, { language, now, strictly: true });
    if (match.kind === 'intent' && match.intent.id === 'bookmarks.rename' && match.slots.words?.[0] === name)
      return yield* shownFirst(match.intent.run(match.slots, context));
  }
  return null;
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
