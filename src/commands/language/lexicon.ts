import { createCaptures } from './captures.ts';
import type { ObjectKind, Slots } from './command-frame.ts';
import type { Beyond, Language, PhraseWords, VerbWords } from './language.ts';
import { indexPhrases, type Phrase, type PhraseIndex } from './phrase-index.ts';
import {
  matchTemplate,
  type ReadToken,
  stem,
  type Template,
  type TemplateMatch,
  type TemplateRules,
  template,
  templateWords,
} from './template.ts';
import type { Vocabulary } from './typing-errors.ts';

/** A language, compiled for matching. */
export interface Lexicon {
  language: Language;
  rules: TemplateRules;
  vocabulary: Vocabulary;
  verbs: PhraseIndex<VerbWords>;
  objects: PhraseIndex<ObjectKind>;
  filters: PhraseIndex<Slots>;
  places: Phrase<Language['places'][number]['means']>[];
  beyond: PhraseIndex<Beyond>;
  before: PhraseIndex<null>;
  after: Template[];
  exceptions: PhraseIndex<null>;
  fillers: Set<string>;
  judgements: Set<string>;
  texts: Set<string>;
  rewording: {
    wishes: Template[];
    links: Template[];
    modals: Template[];
    results: PhraseIndex<string>;
    complaints: PhraseIndex<string>;
    leads: Template[];
    dismissals: PhraseIndex<string>;
    noLonger: Template[];
    finds: Template[];
    looks: Template[];
    thens: Template[];
    reasons: Template[];
    afterthoughts: Template[];
    theres: Template[];
    namings: PhraseIndex<string>;
    places: Set<string>;
    towards: Set<string>;
    losses: Template[];
    lost: PhraseIndex<string>;
    headings: PhraseIndex<string>;
    arrivals: PhraseIndex<string>;
    mishaps: Template[];
    returns: PhraseIndex<string>;
    saves: Template[];
    closes: PhraseIndex<string>;
    heaps: Set<string>;
    pronouns: Set<string>;
    questions: Set<string>;
    hints: Template[];
    hedges: Set<string>;
    adverbs: Template[];
    requests: Template[];
    gerundLeads: Template[];
    determiners: Set<string>;
    arrows: PhraseIndex<string>;
    particles: Set<string>;
    preambles: Set<string>;
    reports: Set<string>;
  };
}

export function createLexicon(language: Language): Lexicon {
  const compiled = (sources: string[]): Template[] => sources.map((source) => template(source, language.classes));
  const phrases = <What>(list: PhraseWords<What>[]): Phrase<What>[] =>
    list.map(({ means, phrases, weak = false }) => ({ means, templates: compiled(phrases), weak }));
  const stops = new Set(language.stops);
  return {
    language,
    rules: { captures: createCaptures(language), ends: (token) => token.kind === 'word' && stops.has(token.word) },
    vocabulary: vocabularyOf(language),
    verbs: indexPhrases(language.verbs.map((words) => ({ means: words, templates: compiled(words.phrases) }))),
    objects: indexPhrases(phrases(language.objects)),
    filters: indexPhrases(phrases(language.filters)),
    places: phrases(language.places),
    beyond: indexPhrases(phrases(language.beyond)),
    before: indexPhrases([{ means: null, templates: compiled(language.before) }]),
    after: compiled(language.after),
    exceptions: indexPhrases([{ means: null, templates: compiled(language.exceptions) }]),
    fillers: new Set(language.fillers),
    judgements: new Set(language.judgements),
    texts: new Set(language.texts),
    rewording: {
      wishes: compiled(language.rewording.wishes),
      links: compiled(language.rewording.links),
      modals: compiled(language.rewording.modals),
      results: indexPhrases(phrases(language.rewording.results)),
      complaints: indexPhrases(phrases(language.rewording.complaints)),
      leads: compiled(language.rewording.leads),
      dismissals: indexPhrases(phrases(language.rewording.dismissals)),
      noLonger: compiled(language.rewording.noLonger),
      finds: compiled(language.rewording.finds),
      looks: compiled(language.rewording.looks),
      thens: compiled(language.rewording.thens),
      reasons: compiled(language.rewording.reasons),
      afterthoughts: compiled(language.rewording.afterthoughts),
      theres: compiled(language.rewording.theres),
      namings: indexPhrases(phrases(language.rewording.namings)),
      places: new Set(language.rewording.places),
      towards: new Set(language.rewording.towards),
      losses: compiled(language.rewording.losses),
      lost: indexPhrases(phrases(language.rewording.lost)),
      headings: indexPhrases(phrases(language.rewording.headings)),
      arrivals: indexPhrases(phrases(language.rewording.arrivals)),
      mishaps: compiled(language.rewording.mishaps),
      returns: indexPhrases(phrases(language.rewording.returns)),
      saves: compiled(language.rewording.saves),
      closes: indexPhrases(phrases(language.rewording.closes)),
      heaps: new Set(language.rewording.heaps),
      pronouns: new Set(language.rewording.pronouns),
      questions: new Set(language.rewording.questions),
      hints: compiled(language.rewording.hints),
      hedges: new Set(language.rewording.hedges),
      adverbs: compiled(language.rewording.adverbs),
      gerundLeads: compiled(language.rewording.gerundLeads),
      requests: compiled(language.rewording.requests),
      determiners: new Set(language.rewording.determiners),
      arrows: indexPhrases(phrases(language.rewording.arrows)),
      particles: new Set(language.rewording.particles),
      preambles: new Set(language.rewording.preambles),
      reports: new Set(language.rewording.reports),
    },
  };
}

function vocabularyOf(language: Language): Vocabulary {
  const wordsOf = (sources: string[]): string[] =>
    sources.flatMap((source) => templateWords(source, language.classes)).map((word) => word.toLowerCase());
  const destroying = new Set(wordsOf(language.verbs.filter((verb) => verb.destroys).flatMap((verb) => verb.phrases)));
  const other = wordsOf([
    ...language.verbs.filter((verb) => !verb.destroys).flatMap((verb) => verb.phrases),
    ...[...language.objects, ...language.filters, ...language.places].flatMap((entry) => entry.phrases),
    ...language.exceptions,
    ...language.before,
    ...language.after,
    ...Object.keys(language.units),
    ...language.beyond.flatMap((entry) => entry.phrases),
  ]);
  for (const word of other) destroying.delete(word);
  const all = [...new Set([...destroying, ...other])];
  const known = new Set([
    ...all,
    ...all.map(stem),
    ...all.map((word) => `${word}s`),
    ...language.realWords,
    ...wordsOf(language.rewording.results.flatMap((result) => result.phrases)),
    ...wordsOf(language.rewording.adverbs),
    ...language.fillers,
    ...language.stops,
    ...Object.keys(language.sites),
    ...Object.keys(language.numbers),
    ...Object.keys(language.ordinals),
    ...language.months,
    ...language.weekdays,
  ]);
  return { keywords: all.filter((word) => word.length >= 5), destroying, known };
}

/**
 * The longest phrase that matches at a position, with its meaning; the first listed among equals. Null if none does.
 */
export function longest<What>(
  phrases: PhraseIndex<What>,
  tokens: ReadToken[],
  at: number,
  rules: TemplateRules,
): { means: What; match: TemplateMatch; weak: boolean } | null {
  const token = tokens[at];
  let best: { means: What; match: TemplateMatch; weak: boolean } | null = null;
  for (const { phrase, template } of token ? phrases(token) : []) {
    const match = matchTemplate(template, tokens, at, rules);
    if (match && match.length > 0 && (!best || match.length > best.match.length))
      best = { means: phrase.means, match, weak: phrase.weak ?? false };
  }
  return best;
}
