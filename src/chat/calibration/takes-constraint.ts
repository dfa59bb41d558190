import type { Provider } from '@/src/contract/provider.ts';

/** A word that no model says by itself. */
const word = 'quillwort';
const probe = { grammar: `root ::= "${word}"`, schema: { enum: [word] } };
const maxOutput = 24;

/**
 * True where a model's server holds answers to a given shape. Most servers pass over a field that they do not know, so
 * it is tried: the model is asked for one word, and the shape allows another one only. False for a model that reasons
 * first, which the shape would keep from it, and for one that cannot be asked.
 */
export async function takesConstraint(provider: Provider, model: string, signal: AbortSignal): Promise<boolean> {
  const messages = [{ role: 'user' as const, text: 'Answer with the word OK.' }];
  let said = '';
  for await (const event of provider.stream({ model, messages, tools: [], maxOutput, constraint: probe }, signal)) {
    if (event.type === 'error' || event.type === 'reasoning-delta') return false;
    if (event.type === 'text-delta') said += event.text;
    if (said.length > 3 * word.length) return false;
  }
  return said.trim() === word;
}
