import type { Usage } from '@/src/contract/provider.ts';
import type { ModelPrice } from '@/src/contract/settings.ts';

/** Tokens that a price is for. */
const perPrice = 1_000_000;

/** The same with what it costs, where the model's price is known. */
export const priced = (usage: Usage, price: ModelPrice | undefined): Usage =>
  price ? { ...usage, cost: (usage.input * price.input + usage.output * price.output) / perPrice } : usage;
