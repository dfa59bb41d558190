import type { ObjectKind, Slots, SmallWord } from './command-frame.ts';

/** Second argument of a verb: "move … to X", "tag … as a, b". */
export interface Take {
  before: string[];
  as: 'place' | 'tags' | 'name' | 'words';
  /** Filters of the whole may follow it: "copy … in Recipes as markdown". */
  thenFilters?: true;
}

/** One way to begin a command. Phrases are templates (see `template.ts`). */
export interface VerbWords {
  verb: string;
  phrases: string[];
  /** Default object. */
  object?: ObjectKind;
  slots?: Slots;
  takes?: Take[];
  /**
   * What words may be that stand free: a search (`query`), what the noun would be (`words`), a name, tags. Without it a
   * free word means: not understood.
   */
  free?: 'query' | 'words' | 'name' | 'tags';
  /** A free word that is a site is one, not a name. */
  opensSites?: true;
  /** The tags come first: "add tag X to Y". The words before the rest. */
  tagsBefore?: string[];
  /** Said like this it could be prose as well. */
  vague?: true;
  /** "Pin tab": the noun in the singular, with nothing to describe it, is the one in front. */
  single?: true;
  /** It removes something; a typing error is mended to it only where nothing else fits. */
  destroys?: true;
}

export interface PhraseWords<What> {
  means: What;
  phrases: string[];
  /** Yields to whatever else is named. */
  weak?: true;
}

/** Ways to word a wish other than as a command (see `reword.ts`). */
export interface RewordingWords {
  /** Before what shall become something: "I want … closed". */
  wishes: string[];
  /** Words between a thing and its outcome: "to be". */
  links: string[];
  /** The same in a statement: "can be", "should". */
  modals: string[];
  /** Outcomes, with the command that brings them about: "rename … to" where more follows. */
  results: PhraseWords<string>[];
  /** Complaints with the command that mends them: "are a mess". */
  complaints: PhraseWords<string>[];
  /** Words before a topic: "I am done with …, close them". */
  leads: string[];
  pronouns: string[];
  /** Before what is not needed, with the command that does away with it; the weak ones with the words after it. */
  dismissals: PhraseWords<string>[];
  noLonger: string[];
  /** Before what is to be taken first: "take …, then close them". And what stands between the two. */
  finds: string[];
  /** The same as an order of its own, of which there are two then: "list …, then close them". */
  looks: string[];
  thens: string[];
  /** After a topic, why something shall be done: "is no longer needed". */
  reasons: string[];
  /** The same after an order: ", they are stuck". */
  afterthoughts: string[];
  /** Words for a place that was named before: "there". */
  theres: string[];
  /** Before a name given afterwards: "and call it …", with the word that can stand in its place. */
  namings: PhraseWords<string>[];
  /** With which it begins where something goes. */
  places: string[];
  /** Words among them that name a target. */
  towards: string[];
  /** Around what is missed: "where did … go", with the command that finds it. */
  losses: string[];
  lost: PhraseWords<string>[];
  /** "Tab overview", with the command for it. */
  headings: PhraseWords<string>[];
  /** "Move it here", as a place. */
  arrivals: PhraseWords<string>[];
  /** Before what is saved "… and close it", with the command that does both, and what is said so of many tabs. */
  saves: string[];
  closes: PhraseWords<string>[];
  heaps: string[];
  /** Words that a question begins with. */
  questions: string[];
  /** Before what is only brought up: "what about …". */
  hints: string[];
  /** With one of these it is not said for certain. */
  hedges: string[];
  /** Words without a meaning of their own. */
  adverbs: string[];
  /** Before a verb that ends in -ing: "would you mind …". */
  gerundLeads: string[];
  /** The verbs that such a form may come from: "closing", close. */
  verbsOf(gerund: string): string[];
  /** Before what one asks to be done: "can … be closed". */
  requests: string[];
  /** With which certain things are meant, not things at large. */
  determiners: string[];
  /** Verb for an arrow, by the words to its right. Default: move. */
  arrows: PhraseWords<string>[];
  /** Words in the place of an arrow. */
  arrowJoints: string[];
  /** Words with which someone begins to tell why: "I have too many windows, …". */
  preambles: string[];
  /** With one of these it is told what others said, or what might be. */
  reports: string[];
  /** Before what was closed by mistake, and the order to have it back, with the command for it. */
  mishaps: string[];
  returns: PhraseWords<string>[];
  /** Second halves of verbs: "clean … up". */
  particles: string[];
}

/** Verbs made by a place: put "to sleep", "in order", mark "as read". */
export type PlaceVerb = 'sleep' | 'tidy' | 'done' | 'unread';

/** Requests that no built-in command answers. */
export type Beyond = 'model' | 'elsewhere';

/** A language as the grammar needs it: words and phrases only. */
export interface Language {
  contractions: Record<string, string>;
  shortForms: Record<string, string>;
  numbers: Record<string, number>;
  ordinals: Record<string, number>;
  units: Record<string, number>;
  months: string[];
  weekdays: string[];
  realWords: string[];
  /** Names of sites by the word people use for them. */
  sites: Record<string, string>;
  /** Words among them that typing errors are mended to. */
  coinedSites: string[];
  classes: Record<string, string>;
  before: string[];
  after: string[];
  fillers: string[];
  /** Fillers that tell prose from commands. */
  smallWords: Record<SmallWord, string[]>;
  /** A name given without quotes ends before these. */
  stops: string[];
  and: string[];
  /** "Close both": all that was spoken of. */
  totals: string[];
  /** Between the ends of a range: "1 to 4". */
  until: string[];
  or: string[];
  verbs: VerbWords[];
  objects: PhraseWords<ObjectKind>[];
  /** The tab in front, as a noun in the singular. */
  single: string[];
  filters: PhraseWords<Slots>[];
  exceptions: string[];
  /** Words before a name: "as Friday" is a name, "to Friday" a time. */
  naming: string[];
  places: PhraseWords<Slots | PlaceVerb | 'none' | 'time'>[];
  beyond: PhraseWords<Beyond>[];
  rewording: RewordingWords;
  /** Words that take judgement ("the best tabs"): a model is asked. */
  judgements: string[];
  /** Things to write or talk about with a model, not kept in a browser. */
  texts: string[];
  /** Words that say of what kind a page is, in no other use: "pdf links". */
  kinds: string[];
}
