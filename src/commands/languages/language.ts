import type { SmallWord } from '../frame/command-frame.ts';
import type { Concept } from './concepts.ts';
import type { Sentences } from './sentences/sentences.ts';

/**
 * One language, as data. The reader spots these words in any order, the longest first; what is left of a sentence is a
 * name or what something is about. `docs/commands-language.md` says how to write one.
 *
 * Syntax of phrases: `|` parts phrases, a space parts words, `/` parts words that can stand in one place, `?` after a
 * word says that it may be missing, `*` after it that any ending will do, `_` joins words that are one choice, `…`
 * stands for what the order is about: "mach … zu"; `!` at the end says that nothing may follow: "alles … zu!". Capitals
 * and accents do not matter.
 */
export interface CommandLanguage {
  /** As the interface names it: `de`, `pt-BR`. */
  code: string;
  /** True if words are not separated by spaces. */
  unspaced?: true;
  /** True if linking words follow the name, like Japanese に. */
  postpositions?: true;
  /** Words of one character between a number and what it counts, after which it is never an ordinal: 两篇论文. */
  counters?: string;
  /** Source of what joins or ends the words of a topic and is none of them: "heat pump的guide", "Figmaの資料". */
  joints?: string;
  /** Particles without a meaning of their own that no name contains, like Japanese を. */
  apart?: string;
  /** Elided words that an apostrophe joins to the next word: "l d qu". `c+est` also matches without the apostrophe. */
  elisions?: string;
  /** Nouns that may end a compound word: "Kalendertab". */
  compounds?: string;
  /** Pronouns that may be attached to a verb, each with the word it stands for, if any: "me|lo esto". */
  clitics?: string;
  /** True if accents distinguish words: someone who types one of them types all. */
  accents?: true;
  /** Words like "without", which negate nothing inside a topic: "bread without flour". */
  inNames?: string;
  /** True if `ä` may be typed as `ae`. */
  digraphs?: true;
  /** True if syllables are written as separate words, so that a syllable of a name may look like a word. */
  syllables?: true;
  /**
   * Short forms, and what they are short for, `_` for a space: "しといて して", "what's what_is". Where words are written
   * apart, whole words alone.
   */
  shortForms?: string;
  /** True if within a sentence only names begin with a capital, unlike in German. */
  capitals?: true;
  /** Characters often typed for another one, the wrong one first: "臧藏 祖组". */
  homophones?: string;
  words: Partial<Record<Concept, string>>;
  /** Phrases with several meanings at once: `[['close', 'it'], 'ciérralas']`. */
  together?: [concepts: Concept[], phrases: string][];
  /** Words to ignore: articles, "please", "my", auxiliaries. Only words that can never change an order. */
  filler: string;
  /** Common words that hold a word of the above and do not mean it: 快递 is not "quick". */
  plain?: string;
  /** By subject (`topics`), the source of words of which a question on it has one. */
  subjects?: Partial<Record<string, string>>;
  /** Words of judgement, which no command has: "best|boring|important". */
  judgements?: string;
  /**
   * Small words of the filler by which an order is told from prose: "a recipe" may be any, "the recipe" is one that
   * exists.
   */
  small?: Partial<Record<SmallWord, string>>;
  /**
   * Source of the words by which a question or report is told from an order where they stand before the verb ("did",
   * "instead"). What changes something is shown first then.
   */
  hedges?: string;
  /**
   * Source of what holds such words and is none: polite beginnings ("can you"), and clauses that say which ("that
   * are").
   */
  polite?: string;
  /** Number words with their values: "zwei 2|drei 3". `~` marks those used for times only: "halbes ~0.5|mehrere ~3". */
  numbers: string;
  /** Ordinals, beginning with "first": "erste/ersten|zweite". */
  ordinals: string;
  /** Minute, hour, day, week, month, year: "minute/minuten|stunde/stunden". */
  units: string;
  /** Weekdays, beginning with Sunday. */
  weekdays: string;
  /** Months, beginning with January. */
  months: string;
  /** Names of sites, each with its host or the name in it: "知乎 zhihu|le_bon_coin leboncoin". */
  sites?: string;
  /** Sentences that people say for each command. The first two are shown in the interface. */
  sentences?: Sentences;
}
