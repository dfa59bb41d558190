import type { Provider } from '@/src/contract/provider.ts';

/** A word that no model would say without being forced. */
const word = 'quillwort';
const probe = { grammar: `root ::= "${word}"`, schema: { enum: [word] } };
const maxOutput = 24;

/**
 * True if a model's server enforces a given shape. The model is asked for one word, and the shape allows only another:
 * a model that writes the allowed one is held to it. False for a model that reasons first, which the shape would
 * prevent, and for one that cannot be asked.
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
