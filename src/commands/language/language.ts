import type { ObjectKind, Slots, SmallWord } from './command-frame.ts';

/** Second argument of a verb: "move … to X", "tag … as a, b". */
export interface Take {
  before: string[];
  as: 'place' | 'tags' | 'name' | 'words';
  /** True if filters of the whole may follow: "copy … in Recipes as markdown". */
  thenFilters?: true;
}

/** A way to begin a command. Phrases are templates (see `template.ts`). */
export interface VerbWords {
  verb: string;
  phrases: string[];
  /** Default object. */
  object?: ObjectKind;
  slots?: Slots;
  takes?: Take[];
  /**
   * Meaning of free words: a search (`query`), a description of the noun (`words`), a name, or tags. If absent, a
   * sentence with free words is not understood.
   */
  free?: 'query' | 'words' | 'name' | 'tags';
  /** True if a free word that names a site means the site. */
  opensSites?: true;
  /** Words between tags and their target, if the tags come first: "to" in "add tag X to Y". */
  tagsBefore?: string[];
  /** True if the phrase may be prose too. */
  vague?: true;
  /** True if a bare singular noun means the current one: "pin tab". */
  single?: true;
  /** True if the verb removes something. Typing errors are corrected to it only if no other verb fits. */
  destroys?: true;
}

export interface PhraseWords<What> {
  means: What;
  phrases: string[];
  /** True if it gives way to anything else that is named. */
  weak?: true;
}

/** Phrases for wishes that are not commands (see `reword.ts`). */
export interface RewordingWords {
  /** Phrases before a wished outcome: "I want … closed". */
  wishes: string[];
  /** Words between a thing and its outcome: "to be". */
  links: string[];
  /** Words between a thing and its outcome in statements: "can be", "should". */
  modals: string[];
  /** Outcomes, each with the command that achieves it: "rename … to" if more follows. */
  results: PhraseWords<string>[];
  /** Complaints, each with the command that helps: "are a mess". */
  complaints: PhraseWords<string>[];
  /** Phrases before a topic: "I am done with …, close them". */
  leads: string[];
  pronouns: string[];
  /** Phrases before something not needed, with the command that removes it. Weak ones need `noLonger` at the end. */
  dismissals: PhraseWords<string>[];
  noLonger: string[];
  /** Phrases before things to select first: "take …, then close them". `thens` separate the two parts. */
  finds: string[];
  /** Phrases that list things first and are an order of their own: "list …, then close them". */
  looks: string[];
  thens: string[];
  /** Reasons after a topic: "is no longer needed". */
  reasons: string[];
  /** Reasons after an order: ", they are stuck". */
  afterthoughts: string[];
  /** Words for a place mentioned before: "there". */
  theres: string[];
  /** Phrases before a name at the end ("and call it …"), with the word that can replace them. */
  namings: PhraseWords<string>[];
  /** Words that begin a target place. */
  places: string[];
  /** Words among `places` that lead to a target. */
  towards: string[];
  /** Questions around something missed ("where did … go"), with the command that finds it in `lost`. */
  losses: string[];
  lost: PhraseWords<string>[];
  /** Headings used as commands ("tab overview"), with the command. */
  headings: PhraseWords<string>[];
  /** Words for the current place: "move it here". */
  arrivals: PhraseWords<string>[];
  /** Verbs of saving before "… and close it", with the command that does both, and the words for many tabs. */
  saves: string[];
  closes: PhraseWords<string>[];
  heaps: string[];
  /** Words that begin a question. */
  questions: string[];
  /** Phrases that only mention something: "what about …". */
  hints: string[];
  /** Words that make a statement uncertain. */
  hedges: string[];
  /** Adverbs without influence on the meaning. */
  adverbs: string[];
  /** Phrases before a gerund: "would you mind …". */
  gerundLeads: string[];
  /** Verbs that a gerund may come from: "close" for "closing". */
  verbsOf(gerund: string): string[];
  /** Words that begin a request: "can … be closed". */
  requests: string[];
  /** Words that point at certain things instead of things in general. */
  determiners: string[];
  /** Verbs for an arrow, by the words to its right; default: move. */
  arrows: PhraseWords<string>[];
  /** Words used like an arrow. */
  arrowJoints: string[];
  /** Phrases that begin a reason: "I have too many windows, …". */
  preambles: string[];
  /** Words of reported or imagined speech. */
  reports: string[];
  /** Phrases before something closed by mistake, and the phrases that ask for it back, with their command. */
  mishaps: string[];
  returns: PhraseWords<string>[];
  /** Second halves of verbs: "clean … up". */
  particles: string[];
}

/** Verbs that a place turns "put" or "mark" into: "put to sleep", "put in order", "mark as read". */
export type PlaceVerb = 'sleep' | 'tidy' | 'done' | 'unread';

/** Kinds of requests that no built-in command answers: for a model, or for nothing here. */
export type Beyond = 'model' | 'elsewhere';

/** Words and phrases of a language, as data for the grammar. */
export interface Language {
  contractions: Record<string, string>;
  shortForms: Record<string, string>;
  numbers: Record<string, number>;
  ordinals: Record<string, number>;
  units: Record<string, number>;
  months: string[];
  weekdays: string[];
  realWords: string[];
  /** Hosts or names of sites, by the word people use for them. */
  sites: Record<string, string>;
  /** Site names that are no other words, so that typing errors can be corrected to them. */
  coinedSites: string[];
  classes: Record<string, string>;
  before: string[];
  after: string[];
  fillers: string[];
  /** Fillers that help to tell prose from commands. */
  smallWords: Record<SmallWord, string[]>;
  /** Words before which a name without quotes ends. */
  stops: string[];
  and: string[];
  /** Words for everything mentioned: "close both". */
  totals: string[];
  /** Words between the ends of a range: "1 to 4". */
  until: string[];
  or: string[];
  verbs: VerbWords[];
  objects: PhraseWords<ObjectKind>[];
  /** Singular nouns that mean the current tab. */
  single: string[];
  filters: PhraseWords<Slots>[];
  exceptions: string[];
  /** Words before a name: "as Friday" is a name, "to Friday" a time. */
  naming: string[];
  places: PhraseWords<Slots | PlaceVerb | 'none' | 'time'>[];
  beyond: PhraseWords<Beyond>[];
  rewording: RewordingWords;
  /** Words of judgement ("the best tabs"), for which a model is needed. */
  judgements: string[];
  /** Kinds of texts to write or discuss, which only a model can do. */
  texts: string[];
  /** Words for the type of a page that mean nothing else: "pdf links". */
  kinds: string[];
}
