import type { AskBackground } from '@/src/contract/services.ts';
import type { Text } from '@/src/contract/text.ts';

/** A sentence offered in the address bar, with a text of what it would do. */
export interface Suggestion {
  /** The offered sentence; null for the sentence as typed. */
  sentence: string | null;
  will: Text;
}

interface SuggestPorts {
  ask: AskBackground;
  /** Language of the interface, in BCP 47. */
  language: string;
  window: number | null;
}

/** Number of sentences offered besides the typed one. */
const most = 4;
/** Shortest word, in characters, that is looked for in the sentences of commands. */
const shortest = 2;

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** True if each typed word begins a word of the sentence. */
function begins(words: string[], sentence: string): boolean {
  const said = plain(sentence).split(/[^\p{L}\p{N}]+/u);
  return words.length > 0 && words.every((word) => said.some((one) => one.startsWith(word)));
}

/** Suggests what the sentence would do, and sentences that begin with its words. Runs reading tools only. */
export async function suggestCommands(typed: string, { ask, language, window }: SuggestPorts): Promise<Suggestion[]> {
  const { createCommands } = await import('@/src/commands/index.ts');
  const { commands } = createCommands({
    say: ({ key }) => key,
    formatCall: () => '',
    ask,
    newId: () => crypto.randomUUID(),
    now: Date.now,
    language,
  });
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);
  const phrases = commands
    .list()
    .flatMap(({ commands: listed }) => listed.map(({ phrase }) => String(phrase.params?.words ?? '')))
    .filter((phrase) => phrase !== '' && plain(phrase) !== plain(typed) && begins(words, phrase))
    .slice(0, most);
  const shown = await Promise.all([null, ...phrases].map((sentence) => willOf(sentence)));
  return shown.filter((one) => one !== null);

  async function willOf(sentence: string | null): Promise<Suggestion | null> {
    const preview = await commands.preview(sentence ?? typed, { messages: [] }, window);
    // A suggestion that would act on nothing is left out; the typed sentence is always answered.
    if (!preview || (sentence !== null && preview.sentence.params?.n === 0)) return null;
    const { rows } = preview;
    if (sentence !== null && rows.length > 0 && rows.every(({ failed }) => failed)) return null;
    return { sentence, will: preview.sentence };
  }
}
