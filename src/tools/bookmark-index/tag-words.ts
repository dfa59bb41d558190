import type { TagsPort } from '@/src/contract/ports.ts';
import { scoresIn, type Tolerance } from './scores.ts';
import { wordsIn } from './search-words.ts';
import { type Segment, SegmentDraft } from './segment.ts';

/** Maximum number of tags with one word in their name whose pages are looked up. */
const most = 50;

const none: ReadonlySet<string> = new Set();

/** The words in the names of all tags. Read when first needed, and again after a change. */
export class TagWords {
  readonly #tags: TagsPort;
  readonly #pause: () => Promise<void>;
  #read: Promise<{ names: string[]; segment: Segment }> | null = null;

  constructor(tags: TagsPort, pause: () => Promise<void>) {
    this.#tags = tags;
    this.#pause = pause;
  }

  forget(): void {
    this.#read = null;
  }

  async #load() {
    const names = await this.#tags.keys();
    const draft = new SegmentDraft();
    for (const [at, name] of names.entries()) {
      draft.add(wordsIn(name), []);
      if (at % 2000 === 1999) await this.#pause();
    }
    return { names, segment: draft.finish() };
  }

  /** Reads the tags, unless they are read already. */
  ready() {
    this.#read ??= this.#load();
    return this.#read.catch((error: unknown) => {
      this.forget();
      throw error;
    });
  }

  /** The addresses that have a tag whose name contains this word. */
  async addresses(word: string, tolerance: Tolerance): Promise<ReadonlySet<string>> {
    const { names, segment } = await this.ready();
    const scores = scoresIn(segment, [{ words: [word], within: 1 }], tolerance);
    const named = names
      .flatMap((name, at) => ((scores[at] ?? 0) > 0 ? [{ name, score: scores[at] ?? 0 }] : []))
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
    return named.length === 0 ? none : new Set(await this.#tags.addressesOfAny(named.map(({ name }) => name)));
  }
}
