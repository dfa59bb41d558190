import type { Concept } from './concepts.ts';

/**
 * One language, as data. The reader spots these words in any order, the longest first; what is left of a sentence is a
 * name or what something is about. `docs/commands-language.md` says how to write one.
 *
 * Syntax of phrases: `|` parts phrases, a space parts words, `/` parts words that can stand in one place, `?`
 * after a word says that it may be missing, `*` after it that any ending will do, `_` joins words that are one choice,
 * `…` stands for what the order is about: "mach … zu"; `!` at the end says that nothing may follow: "alles … zu!". Capitals and accents do not matter.
 */
export interface CommandLanguage {
  /** As the interface names it: `de`, `pt-BR`. */
  code: string;
  /** No spaces between words. */
  unspaced?: true;
  /** Joining words stand after the name, as Japanese に does. */
  postpositions?: true;
  /** Letters that add nothing and never stand within a name, as Japanese を. */
  apart?: string;
  /** Beginnings that an apostrophe joins to the next word: "l d qu"; `c+est`: also where it was not typed. */
  elisions?: string;
  /** Nouns that may be the end of a longer word: "Kalendertab". */
  compounds?: string;
  /** Pronouns at the end of a verb, and the word that says the same, if it adds something: "me|lo esto". */
  clitics?: string;
  /** Accents tell words apart: whoever types one types them all. */
  accents?: true;
  /** "Without": within what something is about it negates nothing, "bread without flour". */
  inNames?: string;
  /** `ä` may be typed as `ae`. */
  digraphs?: true;
  /** Words are written apart by syllables: a syllable of a name may be a word by itself. */
  syllables?: true;
  /** Short forms, and what they are short for: "しといて して". Read so wherever they stand. */
  shortForms?: string;
  /** Only names begin with a capital within a sentence. Not so in German. */
  capitals?: true;
  /** Pairs of letters that are typed one for the other, the wrong one first: "臧藏 祖组". */
  homophones?: string;
  words: Partial<Record<Concept, string>>;
  /** Phrases that say several things at once: `[['close', 'it'], 'ciérralas']`. */
  together?: [concepts: Concept[], phrases: string][];
  /** Words that add nothing: articles, "please", "my", auxiliaries. Take only what can never make an order another one. */
  filler: string;
  /** Numbers that have words: "zwei 2|drei 3"; `~` before one that counts nothing but time: "halbes ~0.5|mehrere ~3". */
  numbers: string;
  /** From the first on: "erste/ersten|zweite". */
  ordinals: string;
  /** Minute, hour, day, week, month, year: "minute/minuten|stunde/stunden". */
  units: string;
  /** From Sunday on. */
  weekdays: string;
  /** From January on. */
  months: string;
  /** Sites by the words that people say for them, then their address or the name in it: "知乎 zhihu|le_bon_coin leboncoin". */
  sites?: string;
  /** Under the id of each command two sentences that mean it, parted by `|`. They are shown as examples; tests read them. */
  examples: Record<string, string>;
}
