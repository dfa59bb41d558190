import type { ModelInfo } from '@/src/contract/provider.ts';
import { type ModelSettings, modelSettings } from '@/src/contract/settings.ts';

/** Initial settings of a model from its server's facts. */
export function settingsFromServer({ context, contextLimit, images, price }: ModelInfo): ModelSettings {
  const { contextTokens } = modelSettings.parse({});
  return modelSettings.parse({
    contextTokens: context ?? Math.min(contextTokens, contextLimit ?? contextTokens),
    ...(images !== undefined && { images }),
    ...(price && { price }),
  });
}
