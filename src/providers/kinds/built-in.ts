import type { ProviderKind } from '@/src/contract/provider.ts';
import { type BrowserModel, browserModel } from './browser-model.ts';

/** The browser's own model: no address, no key, text only. */
export const builtInKind = (model: () => BrowserModel | undefined): ProviderKind => ({
  id: 'built-in',
  label: 'Built-in model',
  labelKey: 'options_type_built_in',
  needsKey: 'no',
  defaultBaseUrl: '',
  inBrowser: true,
  takesShapes: true,
  isThere: () => model() !== undefined,

  async create() {
    const { browserProvider } = await import('./browser-provider.ts');
    return browserProvider(model());
  },
});

export const builtIn = builtInKind(browserModel);
