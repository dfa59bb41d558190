import type { Part } from '@/src/contract/conversation.ts';
import type { ModelRequest, Usage } from '@/src/contract/provider.ts';
import type { ModelPrice } from '@/src/contract/settings.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';

/** Estimated token counts of a round, if the provider reported none. */
export function estimateUsage({ messages }: Pick<ModelRequest, 'messages'>, parts: readonly Part[]): Usage {
  const written = parts.map((part) => {
    if (part.type === 'chips') return '';
    return part.type === 'call' || part.type === 'call-error' ? part.raw : part.text;
  });
  return {
    input: estimateTokens(messages.map((message) => message.text).join('')),
    output: estimateTokens(written.join('')),
    estimated: true,
  };
}

const perPrice = 1_000_000;

/** The token counts with their cost, if the model's price is known. */
export const priced = (usage: Usage, price: ModelPrice | undefined): Usage =>
  price ? { ...usage, cost: (usage.input * price.input + usage.output * price.output) / perPrice } : usage;
