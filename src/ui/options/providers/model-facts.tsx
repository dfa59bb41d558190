import type { ModelInfo } from '@/src/contract/provider.ts';
import { dollars } from '../../panel/messages/turn-cost.ts';
import { useI18n, useSay } from '../../parts/services-context.tsx';

/** Facts about a model from its server. */
export function ModelFacts({ model: { context, contextLimit, images, price, size } }: { model: ModelInfo }) {
  const say = useSay();
  const { locale } = useI18n();
  const tokens = context ?? contextLimit;
  const facts = [
    size,
    images && say('options_model_images'),
    tokens && say(context ? 'options_model_context' : 'options_model_context_limit', { n: tokens }),
    price && say('options_model_price', { input: dollars(price.input, locale), output: dollars(price.output, locale) }),
  ].filter(Boolean);
  return facts.length > 0 && <span className="model-facts">{facts.join(' · ')}</span>;
}
