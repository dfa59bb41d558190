import { omit } from '@/src/text/omit.ts';
import { intentById } from './all-commands.ts';
import { classifierOf, isWarm, warmClassifier } from './classifier/classify-sentence.ts';
import { hear, mayForbid } from './classifier/hear-sentence.ts';
import type { RunSlots, Slots } from './frame/command-frame.ts';
import { languageNamed, languagesOf } from './languages/index.ts';
import type { CommandLanguage } from './languages/language.ts';
import { isTopic, languageOf, longestSentence, type Match, type MatchOptions, withPlan } from './match.ts';
import { matchWords } from './match-words.ts';
import { readDoubt } from './read-doubt.ts';
import { saysOnly } from './reader/atoms.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { spot } from './reader/spot.ts';
import { textOf } from './reader/spotted-item.ts';
import { closedCount, withoutReturn } from './rules/read-return.ts';
import { readRuleOrder, repeats } from './rules/read-rule.ts';
import { readTimeToCome, type TimeToCome } from './rules/read-time-to-come.ts';
import { comesFromOther, firstQuestion, joinedOrder, type ShorterForm, shorterForms } from './shorter-forms.ts';

/** Commands that put away what they point at. With a time to bring it back they become the snooze command. */
const closing = new Set([
  'tabs.snooze',
  'tabs.sleep',
  'tabs.set-aside',
  'tabs.close-this',
  'tabs.close-site',
  'tabs.close-matching',
  'tabs.close-others',
  'tabs.close-side',
]);

/**
 * Invisible characters from pasted text: soft hyphens, direction and encoding marks. Joiners stay, since letters and
 * emoji need them.
 */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** An apostrophe within a word, whatever keyboard wrote it. */
const apostrophe = /(?<=\p{L})[’‘ʼ＇´`](?=\p{L})/gu;

/** Signs of other searches, which leave out what follows: "tabs -youtube", "!youtube". */
const leavesOut = /(?:^|\s)(?:[-−–]|!=?\s?|<>\s?)(?=[#\p{L}])/u;

/** Finds the command as soon as the classifiers are made that it takes. What is exact without them waits for none. */
export async function matchWhenReady(sentence: string, options: MatchOptions): Promise<Match> {
  const needed = languagesOf(languageOf(options));
  if (!needed.every(isWarm)) {
    const strict = matchCommand(sentence, { ...options, strictly: true });
    if (strict.kind === 'intent' && strict.exact) return strict;
    for (const one of needed) await warmClassifier(one);
  }
  return matchCommand(sentence, options);
}

/** The name of the extension as a form of address: "hey outrigger, …", "…, outrigger". Elsewhere it is a boat. */
const calledByName =
  /^\s*(?:(?:hey|hi|hello|ok|okay|dear) )?outrigger(?: please)?(?:[,!:] *| +(?=\S))|, *outrigger\s*[.!?]*$/i;

type Command = Match & { kind: 'intent' };
type Manner = MatchOptions & { language: CommandLanguage };

const certain = { kind: 'intent', sure: true, exact: true, named: false } as const;
const codesOf = ({ language }: Manner): string[] => languagesOf(language).map(({ code }) => code);

/** The order for a rule that is not understood. */
const someRule = (): Match => withPlan({ ...certain, intent: intentById.get('rules.add')!, slots: {}, exact: false });

/** Commands that a report or a question may ask for: "I have read this", "are there empty folders". */
const harmless = new Set(['tabs.switch', 'tabs.reopen', 'undo', 'reading.done', 'bookmarks.empty-folders']);

/**
 * Finds the built-in command that a sentence means, synchronously and without looking at the browser. A change that the
 * sentence takes back, or of things that it leaves open, is shown first.
 */
export function matchCommand(typed: string, options: MatchOptions = {}): Match {
  const manner = { ...options, language: languageOf(options) };
  const sentence = typed.replace(unseen, '').replace(apostrophe, "'").replace(calledByName, '');
  const match = withPlainWords(withSource(readWhole(sentence, manner), sentence, manner), sentence, manner);
  if (match.kind !== 'intent' || match.intent.effect === 'read' || harmless.has(match.intent.id)) return match;
  const doubt = readDoubt(sentence, codesOf(manner));
  if (doubt === 'none') return { kind: 'none', words: '' };
  return doubt === 'unclear' ? { ...match, exact: false, plan: true } : match;
}

/** Reads a sentence, or a shorter form of it that is surer. A change that a shorter form orders is shown first. */
function readWhole(sentence: string, manner: Manner): Match {
  const { language, strictly } = manner;
  const joined = joinedIn(sentence.slice(0, longestSentence), manner);
  const asOne = joined === null ? null : readCommand(joined.said, manner);
  const isAllowed = asOne?.kind === 'intent' && asOne.intent.effect !== 'read' && joined?.allows(asOne.intent) === true;
  if (isAllowed) return { ...asOne, exact: false, plan: true };
  const whole = readCommand(sentence, manner);
  const isGuess = whole.kind === 'none' || (looks(whole) && !whole.exact);
  if (asOne && looks(asOne) && isGuess) return { ...asOne, exact: false };
  // "Close the videos, only Bach stays": the exception is not passed over.
  const isPassedOver = joined?.isKept && whole.kind === 'intent' && !keepsSome(whole.slots);
  if (isPassedOver && whole.intent.effect !== 'read') return { kind: 'none', words: '' };
  const question = whole.kind === 'beyond' ? null : firstQuestion(sentence, language);
  const asked = question === null ? null : readCommand(question, manner);
  if (asked?.kind === 'beyond' && isTopic(asked.beyond)) return asked;
  if (whole.kind === 'intent' && asked && looks(asked) && asked.exact) return asked;
  // "Put the sofas together so I can compare": the reason alone is beyond commands.
  const isSure = whole.kind === 'beyond' ? isTopic(whole.beyond) : whole.kind === 'intent' && whole.exact;
  if (isSure || strictly || sentence.length > longestSentence) return whole;
  for (const { said, isPlain, isStrict, isPart, allows } of shorterForms(sentence, language)) {
    const mayBePart = whole.kind === 'intent' && (isStrict || (isPart && whole.intent.effect === 'read'));
    // "Mute all but the piano, I'm trying to write": what it tells is beyond commands.
    const mayTell = whole.kind === 'none' || (whole.kind === 'beyond' && isStrict);
    if (!mayTell && !isPlain && !mayBePart) continue;
    const match = readCommand(said, manner);
    const isOrder = match.kind === 'intent' && match.exact && match.intent.effect !== 'read';
    if (whole.kind === 'beyond' && !isPlain && !isOrder) continue;
    // "How many tabs are open? Be honest", "close the games, I need to work": the second is no topic.
    const isExact = match.kind === 'intent' && match.exact && whole.kind === 'intent';
    // "Rename the tag Trip to Travel? I'd use it for more": one of several sentences is an order, the whole a guess.
    const isSurer = isExact && isPart === true && match.intent.effect === 'write';
    // "Close the kettle, I'm staying with figma": what is told beside it is not to be closed.
    const isNarrower =
      isStrict === true &&
      closes(match) &&
      closes(whole) &&
      Object.keys(whole.slots).every((slot) => slot in match.slots) &&
      (match.sure || match.intent === whole.intent);
    if (mayBePart && !isSurer && !isNarrower && !(isExact && match.intent === whole.intent)) continue;
    if (match.kind === 'beyond' && isTopic(match.beyond)) return match;
    // A command that deletes is shown first in any case, and to go to a tab changes nothing.
    const isSafe = match.kind === 'intent' && (match.intent.goes || (match.sure && match.intent.effect === 'destroy'));
    if (isStrict && (match.kind !== 'intent' || !(match.exact || isSafe))) continue;
    if (match.kind === 'intent' && !match.intent.unlisted && allows(match.intent))
      return { ...toComeBackTo(match, sentence, manner), exact: false, plan: match.intent.effect !== 'read' };
  }
  const isRule = whole.kind === 'none' && isLikelyRule(sentence, manner);
  return isRule && !languagesOf(language).some((each) => mayForbid(hear(sentence, each))) ? someRule() : whole;
}

const looks = (match: Match): match is Command => match.kind === 'intent' && match.intent.effect === 'read';
const closes = (match: Match): match is Command => match.kind === 'intent' && match.intent.effect === 'destroy';

/** An order in two clauses, perhaps with a third that only tells something: "…, it's in the way". */
function joinedIn(sentence: string, { language, strictly }: Manner): JoinedOrder | null {
  const whole = joinedOrder(sentence, language);
  if (whole || strictly || !/[,;.!?，。；！？、]/.test(sentence)) return whole && { ...whole, allows: () => true };
  for (const { said, isStrict, isPlain, allows } of shorterForms(sentence, language)) {
    const joined = isStrict || isPlain ? joinedOrder(said, language) : null;
    if (joined) return { ...joined, allows };
  }
  return null;
}

type JoinedOrder = NonNullable<ReturnType<typeof joinedOrder>> & Pick<ShorterForm, 'allows'>;

/** True if slots leave something out, or keep the tabs. */
const keepsSome = ({ except, others, keepsTabs }: RunSlots): boolean => Boolean(except ?? others ?? keepsTabs);

/** Least probability of a session, for tabs that are saved with a reason. */
const leastReturn = 0.9;

/** "Save all of these so I can shut the laptop and get them back later" means a session, and no loose bookmarks. */
function toComeBackTo(match: Command, sentence: string, { language }: Manner): Command {
  const { folder, to, tags, ...slots }: RunSlots = match.slots;
  if (match.intent.id !== 'tabs.bookmark' || folder || to || tags) return match;
  const isReturn = languagesOf(language).some((each) => {
    const likely = classifierOf(each).classify(sentence);
    return likely.reduce((all, { id, probability }) => (sessions.has(id) ? all + probability : all), 0) >= leastReturn;
  });
  return isReturn ? { ...match, intent: intentById.get('session.save')!, slots: omit(slots, 'all', 'ref') } : match;
}

/** Commands that keep tabs to come back to. */
const sessions = new Set(['session.save', 'tabs.set-aside']);

const joining = new Map<string, RegExp>();
const jointIn = (source: string): RegExp => {
  const made = joining.get(source) ?? new RegExp(source, 'giu');
  joining.set(source, made);
  return made;
};

/** Takes what only joins the words of a topic out of them, but in quotes: "heat pump的guide" as "heat pump guide". */
function withPlainWords(match: Match, sentence: string, { language: { joints } }: Manner): Match {
  if (!joints || match.kind !== 'intent') return match;
  const names = (sentence.match(quoted) ?? []).join();
  const joint = jointIn(joints);
  const plain = (words: string[]) =>
    words.map((each) => (names.includes(each) ? each : each.replace(joint, ' ').trim() || each));
  const { words, except } = match.slots;
  return {
    ...match,
    slots: {
      ...match.slots,
      ...(words && { words: plain(words) }),
      ...(except?.words && { except: { ...except, words: plain(except.words) } }),
    },
  };
}

/** Marks tabs that are to come from another window, where the window could be their goal as well. */
function withSource(match: Match, sentence: string, manner: Manner): Match {
  if (match.kind !== 'intent' || match.intent.id !== 'tabs.to-window' || match.slots.window !== 'others') return match;
  return comesFromOther(sentence, codesOf(manner))
    ? { ...match, slots: { ...omit(match.slots, 'ref'), leaving: 'from' } }
    : match;
}

const quoted =
  /"[^"]{1,80}"|“[^”]{1,80}”|„[^“”"]{1,80}[“”"]|«[^»]{1,80}»|「[^」]{1,80}」|『[^』]{1,80}』|《[^》]{1,80}》/g;

/** A sentence with the day that is a new name in quotes: "save it as Friday". */
function withNamesQuoted(sentence: string, code: string): string {
  const language = languageNamed(code);
  if (!language || sentence.length > longestSentence) return sentence;
  const { items } = spot(sentence, lexiconOf(language));
  const name = items.find((item, at) => item.kind === 'run' && !item.sure && saysOnly(items[at - 1], 'as'));
  const text = name ? textOf(name) : '';
  const at = text ? sentence.lastIndexOf(text) : -1;
  return at < 0 ? sentence : `${sentence.slice(0, at)}"${text}"${sentence.slice(at + text.length)}`;
}

/** The time to come that a sentence says outside quotes, in which it is a name. */
function timeOutsideQuotes(sentence: string, language: string, now: number): TimeToCome | null {
  const names: string[] = [];
  const masked = withNamesQuoted(sentence, language).replace(quoted, (name) => `"x${names.push(name)}x"`);
  const time = readTimeToCome(masked, language, now);
  return time && { ...time, rest: time.rest.replace(/"x(\d{1,3})x"/g, (_, n) => names[Number(n) - 1] ?? '') };
}

/** Rules and future times are read first and taken out of the sentence. */
function readCommand(sentence: string, manner: Manner): Match {
  if (leavesOut.test(sentence)) return { kind: 'none', words: '' };
  const { language, now = Date.now() } = manner;
  const codes = codesOf(manner);
  const order = readRuleOrder(sentence, codes, (part, how) => matchWords(part, { ...how, strictly: true }));
  if (order?.rule) return withPlan({ ...certain, intent: intentById.get('rules.add')!, slots: { rule: order.rule } });
  const isRepeated = repeats(sentence, codes);
  for (const each of isRepeated ? [] : codes) {
    const time = timeOutsideQuotes(sentence, each, now);
    if (!time) continue;
    // French "mon" is no Monday: English times count in what is understood as English, or not at all.
    const isIntent = (given: MatchOptions, said = sentence) => matchWords(said, given).kind === 'intent';
    if (each !== language.code && isIntent(manner) && !isIntent({ ...manner, language: each }, time.rest)) continue;
    const back = withoutReturn(time.rest, sentence, each);
    const closes = back ? matchWords(back, manner) : null;
    if (closes?.kind === 'intent' && closing.has(closes.intent.id)) {
      // "Put the tab to sleep": which one is meant is not sure.
      const { ref, ...picks } = closes.slots;
      const isSaid = ref !== undefined || Object.keys(picks).length > 0;
      const slots: Slots = { ...(isSaid ? closes.slots : { ref: { kind: 'this' } }), until: time.at };
      const match = withPlan({ ...closes, intent: intentById.get('tabs.snooze')!, slots });
      return match.kind === 'intent' && (closes.loose || !isSaid) ? { ...match, plan: true } : match;
    }
    const match = matchWords(time.rest, { ...manner, besides: { until: time.at }, whole: sentence });
    // Any other sentence with a time to come is no command.
    if (match.kind !== 'intent' || match.intent.id !== 'tabs.snooze') continue;
    // "What I have not used today", said in the small hours: an age.
    const plain = match.slots.days === undefined ? null : matchWords(sentence, manner);
    if (plain?.kind === 'intent' && plain.slots.days !== undefined && plain.slots.days !== match.slots.days)
      return plain;
    // "Remind me at 5 to reload this tab": it is not reloaded.
    const { acts } = hear(sentence, language);
    if (acts.includes('remind') && acts.length > 1) return { ...match, exact: false, plan: true };
    // "Not used for 3 hours": of an amount of time only what is pointed at is sure to mean the future.
    if (!time.isAmount || match.slots.ref || acts.includes('remind')) return match;
  }
  const match = matchWords(sentence, manner);
  // "Pin this tab, I need it every day": the time is that of the reason.
  const isOfReason = match.kind === 'intent' && !match.sure && /[,;，、；]/.test(sentence);
  if (order && !isOfReason) return someRule();
  // "Every morning open Outlook": no order for now.
  const isSure = isOfReason || (match.kind === 'intent' && match.exact);
  if (isRepeated && !isSure && !manner.strictly && isLikelyRule(sentence, manner)) return someRule();
  const isForNow = isSure || (match.kind === 'intent' && match.intent.effect === 'read');
  if (isRepeated && match.kind === 'intent' && !isForNow) return { kind: 'none', words: '' };
  return withReport(match, sentence, language);
}

/** Least probability of an order for a rule that is not understood. */
const leastRule = 0.75;

/** True if a sentence is like those that ask for a rule, and neither tells nor forbids. */
const isLikelyRule = (sentence: string, { language }: Manner): boolean =>
  languagesOf(language).some((each) => {
    const [first] = classifierOf(each).classify(sentence);
    if (first?.id !== 'rules.add' || first.probability < leastRule) return false;
    const { isForbidden, items } = hear(sentence, each);
    return !isForbidden && !items.some((item) => saysOnly(item, 'tells'));
  });

/**
 * Adds to the command that reopens tabs the number of them from a report, or their names: "I closed two tabs, bring
 * them back", "I shut the pancakes one, get it back".
 */
function withReport(match: Match, sentence: string, language: CommandLanguage): Match {
  if (match.kind !== 'intent' || match.intent.id !== 'tabs.reopen' || Object.keys(match.slots).length > 0) return match;
  const count = closedCount(sentence, language.code) ?? closedCount(sentence, 'en');
  if (count !== null) return { ...match, slots: { ref: { kind: 'last', count } } };
  if (match.exact) return match;
  const { named } = hear(sentence, language);
  const words = named.flatMap((item) => (item.kind === 'run' ? [item.text] : []));
  return words.length > 0 ? { ...match, slots: { words } } : match;
}
