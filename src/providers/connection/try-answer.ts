import type { ModelError, ModelRequest, Provider } from '@/src/contract/provider.ts';

/** Maximum length of the answer, in tokens. Models that reason need some before they write a word. */
const maxOutput = 256;

/** Sends a short request and cancels it at the first token. Null if the model answers, else the error. */
export async function tryAnswer(
  provider: Provider,
  { model, context }: Required<Pick<ModelRequest, 'model' | 'context'>>,
  signal: AbortSignal,
): Promise<ModelError | null> {
  const enough = new AbortController();
  const messages = [{ role: 'user' as const, text: 'Answer with the word OK.' }];
  const request: ModelRequest = { model, context, maxOutput, messages, tools: [] };
  for await (const event of provider.stream(request, AbortSignal.any([signal, enough.signal]))) {
    if (event.type === 'error') return event.error;
    if (event.type === 'text-delta' || event.type === 'reasoning-delta') enough.abort();
  }
  return null;
}
