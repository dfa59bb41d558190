import type { Chip } from '@/src/contract/tool.ts';
import { intentById } from './all-commands.ts';
import { classifierOf } from './classifier/classify-sentence.ts';
import { hear, mayForbid } from './classifier/hear-sentence.ts';
import type { ObjectKind, Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import { codesFor, languagesFor } from './languages/index.ts';
import { likelyCommands, onlyTakesBack } from './likely-commands.ts';
import { languageOf, longestSentence } from './match.ts';
import { matchCommand } from './match-command.ts';
import { readDoubt } from './read-doubt.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { spot } from './reader/spot.ts';
import { chip } from './script/script.ts';
import { shorterForms } from './shorter-forms.ts';

/** Commands to suggest, by the object of a sentence. */
const themes: Partial<Record<ObjectKind, string[]>> = {
  tabs: ['tabs.find', 'tabs.list', 'tabs.duplicates'],
  windows: ['windows.list', 'tabs.list', 'tabs.find'],
  groups: ['tabs.list', 'tabs.group-site', 'tabs.find'],
  sites: ['tabs.sites', 'tabs.find', 'tabs.group-site'],
  bookmarks: ['bookmarks.find', 'bookmarks.recent', 'bookmarks.duplicates'],
  folders: ['bookmarks.folder', 'bookmarks.find', 'bookmarks.empty-folders'],
  closed: ['closed.list', 'tabs.find', 'tabs.list'],
  sessions: ['session.list', 'closed.list', 'tabs.list'],
  reading: ['reading.list', 'bookmarks.find', 'tabs.find'],
  history: ['history.find', 'history.top', 'closed.list'],
  links: ['page.links', 'bookmarks.find', 'tabs.find'],
  tags: ['tags.suggest', 'tags.list', 'bookmarks.unsorted'],
};

const objectOf = (concept: Concept): ObjectKind[] => {
  const meant = concepts[concept];
  return meant.kind === 'thing' ? [meant.object] : [];
};

/** The things of a browser that a sentence speaks of, in its order. */
export function objectsIn(sentence: string, language: string): ObjectKind[] {
  const objects = languagesFor(language).flatMap((each) =>
    spot(sentence.slice(0, longestSentence), lexiconOf(each)).items.flatMap((item) =>
      item.kind === 'concept' ? item.readings.flat().flatMap(objectOf) : [],
    ),
  );
  return [...new Set(objects)];
}

/** The chip of a command; none if there is no such command. */
export function chipFor(id: string, slots: Slots = {}): Chip[] {
  const intent = intentById.get(id);
  return intent ? [chip(intent.title(slots), id, { ...slots })] : [];
}

/** Number of commands that are suggested. */
const most = 3;

/** Least probability of a command that is suggested before those of the sentence's parts. */
const leastLikely = 0.85;

/**
 * The commands that the sentence is likest to in either language. If it may forbid something, those that change
 * nothing.
 */
function guesses(
  sentence: string,
  language: string,
  now: number,
  isDoubted: boolean,
): { id: string; slots: Slots; isLikely: boolean }[] {
  const said = sentence.slice(0, longestSentence);
  const forms = [said, ...[...shorterForms(said, languageOf({ language }))].map((form) => form.said)];
  return languagesFor(language)
    .flatMap((each) => forms.flatMap((form) => likelyCommands(form, each, now)))
    .filter(({ intent }) => intent.effect === 'read' || onlyTakesBack(intent) || !isDoubted)
    .sort((a, b) => b.probability - a.probability)
    .map(({ intent, slots, probability }) => ({ isLikely: probability >= leastLikely, id: intent.id, slots }));
}

/** Least probability of no command, for a sentence that no command is suggested for. */
const leastNone = 0.75;

/** True if a sentence names nothing of a browser and is like those that ask for something else: "book me a dentist". */
export function isOfOtherThings(sentence: string, language: string): boolean {
  const said = sentence.slice(0, longestSentence);
  if (objectsIn(said, language).length > 0) return false;
  return languagesFor(language).some((each) => {
    const [first] = classifierOf(each).classify(said);
    return first?.id === 'none' && first.probability >= leastNone;
  });
}

/** The commands of the parts of a sentence: "make a folder House and move the flat bookmarks there". */
function ofClauses(sentence: string, language: string, now: number, isDoubted: boolean): Chip[] {
  const clauses = sentence.slice(0, longestSentence).split(betweenClauses).slice(0, mostClauses);
  if (clauses.length < 2) return [];
  return clauses.flatMap((clause) => {
    const match = matchCommand(clause, { language, now });
    if (match.kind !== 'intent' || match.intent.unlisted || !(match.exact || match.intent.effect !== 'read')) return [];
    if (isDoubted && match.intent.effect !== 'read') return [];
    // "… and close them": nothing by itself.
    const { ref, others, ...said } = match.slots;
    if ((others || (ref && ref.kind !== 'this')) && Object.keys(said).length === 0) return [];
    return [chip(match.intent.title(match.slots), match.intent.id, { ...match.slots })];
  });
}

const betweenClauses =
  /[,;–—，。；！？、]+|[.!?:]+(?=\s|$)|\s-+\s|\s+(?:and|then|but|so|und|dann|aber|et|puis|mais|y|luego|pero|e|depois|mas|và|rồi|nhưng)\s+/iu;
const mostClauses = 6;

/**
 * Three commands close to a sentence that is none, as chips. One that closes or deletes still asks. `own`: searches for
 * what it names of the user's own things. `tried`: a command that found nothing.
 */
export function nearestTo(sentence: string, own: Chip[], language: string, now: number, tried?: Chip): Chip[] {
  const likely = objectsIn(sentence, language).flatMap((object) => themes[object] ?? []);
  const others = [...likely, 'tabs.list', 'tabs.duplicates', 'assistant.help'].flatMap((id) => {
    return needsWords.has(id) ? [] : chipFor(id, defaults[id]);
  });
  const byCommand = new Map<string, Chip>();
  const said = sentence.slice(0, longestSentence);
  const mayBeForbidden = languagesFor(language).some((each) => mayForbid(hear(said, each)));
  const isDoubted = mayBeForbidden || readDoubt(said, codesFor(language)) === 'none';
  const guessed = guesses(sentence, language, now, isDoubted);
  // The user's own things tell more about the same command than a guess, such as the time to come back.
  const knownOf = (id: string) => own.find(({ intent }) => intent.id === id)?.intent.slots;
  const guessesOf = (isLikely: boolean) =>
    guessed.flatMap(({ id, slots, ...one }) =>
      one.isLikely === isLikely ? chipFor(id, { ...knownOf(id), ...slots } as Slots) : [],
    );
  const clauses = ofClauses(sentence, language, now, isDoubted);
  const all = [...guessesOf(true), ...clauses, ...guessesOf(false), ...own, ...others];
  for (const one of all) {
    const { id, slots } = one.intent;
    const isEmpty = needsWords.has(id) && Object.keys(slots).length === 0;
    if (!isEmpty && !byCommand.has(id) && !isSame(one, tried)) byCommand.set(id, one);
  }
  return [...byCommand.values()].slice(0, most);
}

/** True if two chips are one command about the same words, or the same thing. */
const isSame = ({ intent }: Chip, other: Chip | undefined): boolean =>
  intent.id === other?.intent.id &&
  (String(intent.slots.words) === String(other.intent.slots.words) || intent.slots.words === undefined);

/** Commands to suggest instead of work that needs a model, by object. */
const instead: Partial<Record<ObjectKind, string[]>> = {
  tabs: ['tabs.group-site', 'tabs.tidy'],
  groups: ['tabs.group-site', 'tabs.tidy'],
  bookmarks: ['bookmarks.duplicates', 'bookmarks.empty-folders'],
  folders: ['bookmarks.duplicates', 'bookmarks.empty-folders'],
  history: ['history.top'],
  reading: ['reading.list'],
  sessions: ['session.list'],
};

/** Two commands that do a part of what a model was asked for; none for requests about a page. */
export function withoutModel(sentence: string, language: string): Chip[] {
  const ids = [...new Set(objectsIn(sentence, language).flatMap((object) => instead[object] ?? []))].slice(0, 2);
  return ids.flatMap((id) => chipFor(id));
}

/** Commands that are nothing without words. */
const needsWords = new Set(['tabs.find', 'bookmarks.find', 'history.find', 'tags.show']);

/** Default slots of commands. */
const defaults: Record<string, Slots> = { 'bookmarks.recent': { when: { kind: 'recent' } } };
