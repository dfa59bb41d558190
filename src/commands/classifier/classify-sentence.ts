import type { CommandLanguage } from '../languages/language.ts';
import { trainSoftmax } from './softmax-regression.ts';
import { wordsOfSentence } from './words-of-sentence.ts';

/** A command that a sentence may mean, by its id, or `none`. `probability`: 0 to 1. */
export interface Likely {
  id: string;
  probability: number;
}

/** Tells which command a sentence means by the sentences of a language. */
export interface Classifier {
  /** First letters of the words that orders consist of, and that are no part of a name. */
  known: ReadonlySet<string>;
  /** The commands that a sentence may mean, the likeliest first; none if most of its words are unknown. */
  classify(sentence: string): Likely[];
}

/** Stands for names, and for words that no other sentence has. */
const other = '*';
/** Sentences in which a word, or a pair of them, must be. */
const fewest = 2;

const classifiers = new WeakMap<CommandLanguage, Classifier>();
const trainings = new WeakMap<CommandLanguage, Generator<void, Classifier>>();

/** The classifier of a language, made at the first call if `warmClassifier` has not done it: 0.1 to 0.3 s. */
export function classifierOf(language: CommandLanguage): Classifier {
  for (;;) {
    const made = step(language);
    if (made) return made;
  }
}

/** Milliseconds of work between two waits, so that a page stays smooth. */
const slice = 5;

/** Makes the classifier of a language in slices of few milliseconds; at once in a page that is hidden. */
export async function warmClassifier(language: CommandLanguage): Promise<void> {
  let from = performance.now();
  while (!step(language)) {
    // Timers of a hidden page are late by a second.
    if (performance.now() - from < slice || globalThis.document?.hidden) continue;
    await new Promise((resolve) => setTimeout(resolve));
    from = performance.now();
  }
}

/** True if a classifier need not be waited for. */
export const isWarm = (language: CommandLanguage): boolean => classifiers.has(language);

/** Goes on with making a classifier; null if it is not finished. */
function step(language: CommandLanguage): Classifier | null {
  const there = classifiers.get(language);
  if (there) return there;
  const training = trainings.get(language) ?? train(language);
  trainings.set(language, training);
  const { done, value } = training.next();
  if (!done) return null;
  classifiers.set(language, value);
  trainings.delete(language);
  return value;
}

function* train({ sentences = {} }: CommandLanguage): Generator<void, Classifier> {
  const ids = Object.keys(sentences);
  const samples: { id: string; words: MarkedWord[] }[] = [];
  for (const id of ids) {
    yield;
    for (const one of sentences[id]?.split('|') ?? []) samples.push({ id, words: markedWords(one) });
  }
  const plainWords = ({ words }: (typeof samples)[number]) =>
    words.flatMap(({ stem, isName }) => (isName ? [] : [stem]));
  const vocabulary = frequent(samples.map(plainWords));
  const known = wordsOfOrders(samples.flatMap(({ id, words }) => (id === 'none' ? [] : [words])));
  const stemsOf = (words: MarkedWord[]) =>
    words.map(({ stem, isName }) => (isName || !vocabulary.has(stem) ? other : stem));
  const features = samples.map(({ words }) => featuresOf(stemsOf(words)));
  const places = new Map([...frequent(features)].map((feature, place) => [feature, place]));
  const placesOf = (all: string[]) => all.flatMap((feature) => places.get(feature) ?? []);
  yield;
  const predict = yield* trainSoftmax(
    samples.map(({ id }, at) => ({ features: placesOf(features[at]!), label: ids.indexOf(id) })),
    { features: places.size, labels: ids.length },
  );
  const classify = (sentence: string): Likely[] => {
    const stems = stemsOf(markedWords(sentence));
    if (stems.filter((stem) => stem === other).length * 2 >= stems.length) return [];
    return predict(placesOf(featuresOf(stems)))
      .map((probability, at) => ({ id: ids[at]!, probability }))
      .sort((a, b) => b.probability - a.probability);
  };
  return { known, classify };
}

interface MarkedWord {
  stem: string;
  /** True in braces: "close my {amazon} tabs". */
  isName: boolean;
}

const markedWords = (marked: string): MarkedWord[] =>
  marked.split(/[{}]/).flatMap((part, at) => wordsOfSentence(part).map(({ stem }) => ({ stem, isName: at % 2 === 1 })));

/** Orders in which a word must be, outside names. */
const fewestOrders = 4;
/** The number of times that a word is outside names, for each time in one. */
const mostlyOutside = 4;

/** The words that orders consist of: often outside names and seldom in one. */
function wordsOfOrders(orders: MarkedWord[][]): Set<string> {
  const outside = new Map<string, number>();
  const inside = new Map<string, number>();
  for (const { stem, isName } of orders.flat()) {
    const counts = isName ? inside : outside;
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const isOfOrders = ([stem, count]: [string, number]) =>
    count >= fewestOrders && count >= mostlyOutside * (inside.get(stem) ?? 0);
  return new Set([...outside].filter(isOfOrders).map(([stem]) => stem));
}

/** The words that at least two of several lists contain. */
function frequent(lists: string[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Set([...counts].flatMap(([one, count]) => (count >= fewest ? [one] : [])));
}

/** Words and pairs of neighbours, once each. Names side by side count as one. */
function featuresOf(stems: string[]): string[] {
  const words = stems.filter((stem, at) => stem !== other || stems[at - 1] !== other);
  const pairs = ['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`);
  return [...new Set([...words, ...pairs])];
}
