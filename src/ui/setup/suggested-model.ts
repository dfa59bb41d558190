import type { ModelInfo } from '@/src/contract/provider.ts';

/** Names of models that do not chat in text. */
const notForTalk =
  /embed|whisper|tts|speech|audio|realtime|transcri|moderation|dall-e|image|video|veo|imagen|rerank|guard|ocr|aqa|search-api|instruct-0914|babbage|davinci|^bge|minilm|^nomic/i;

/** Prefixes of local models that follow instructions well, best first. */
const goodAtHome = ['qwen3', 'gpt-oss', 'mistral', 'gemma', 'llama', 'qwen', 'phi', 'granite'];

const numbers = new Intl.Collator('en', { numeric: true });

/** Model id without a date at its end. */
const version = ({ id }: ModelInfo): string => id.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, '');

const newestFirst = (a: ModelInfo, b: ModelInfo): number =>
  numbers.compare(version(b), version(a)) || numbers.compare(b.id, a.id);

/** Suggested model: the newest favourite, else any chat model; null for an empty list. */
export function suggestedModel(
  models: readonly ModelInfo[],
  favourites: readonly string[] = goodAtHome,
): ModelInfo | null {
  const talking = models.filter(({ id }) => !notForTalk.test(id));
  for (const beginning of favourites) {
    const family = talking.filter(
      ({ id }) => (id.split('/').at(-1) ?? id).startsWith(beginning) || id.startsWith(beginning),
    );
    const newest = family.sort(newestFirst)[0];
    if (newest) return newest;
  }
  return talking[0] ?? models[0] ?? null;
}
