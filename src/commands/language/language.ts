import type { ObjectKind, Slots } from './frame.ts';

/** Where a verb takes a second thing: "move … to X", "tag … as a, b". */
export interface Take {
  before: string[];
  as: 'place' | 'tags' | 'name' | 'words';
}

/** One way to begin a command. Phrases are templates (see `template.ts`). */
export interface VerbWords {
  verb: string;
  phrases: string[];
  /** What it speaks of by itself. */
  object?: ObjectKind;
  slots?: Slots;
  takes?: Take[];
  /** What words may be that stand free: a search, a name, tags. Without it a free word means: not understood. */
  free?: 'words' | 'name' | 'tags';
  /** A free word that is a site is one, not a name. */
  opensSites?: true;
  /** The tags come first: "add tag X to Y". The words before the rest. */
  tagsBefore?: string[];
  /** It removes something; a typing error is mended to it only where nothing else fits. */
  destroys?: true;
}

export interface PhraseWords<What> {
  means: What;
  phrases: string[];
  /** Yields to whatever else is named. */
  weak?: true;
}

/** What a sentence asks for that no built-in command does. */
export type Beyond = 'model' | 'elsewhere';

/** A language as the grammar needs it: words and phrases only. */
export interface Language {
  contractions: Record<string, string>;
  numbers: Record<string, number>;
  ordinals: Record<string, number>;
  units: Record<string, number>;
  months: string[];
  weekdays: string[];
  realWords: string[];
  /** Names of sites by the word people use for them. */
  sites: Record<string, string>;
  classes: Record<string, string>;
  before: string[];
  after: string[];
  fillers: string[];
  /** A name given without quotes ends before these. */
  stops: string[];
  and: string[];
  or: string[];
  verbs: VerbWords[];
  objects: PhraseWords<ObjectKind>[];
  filters: PhraseWords<Slots>[];
  exceptions: string[];
  /** Of what follows "to", "in", "as": what kind of place it is. `sleep`: "put … to sleep". */
  places: PhraseWords<Slots | 'sleep' | 'none'>[];
  beyond: PhraseWords<Beyond>[];
}
