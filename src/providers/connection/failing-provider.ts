import { type ModelError, type Provider, ProviderFailure } from '@/src/contract/provider.ts';

/** For a connection that cannot even be tried. */
export function failingProvider(error: ModelError): Provider {
  return {
    async *stream() {
      yield { type: 'error', error };
    },
    async models() {
      throw new ProviderFailure(error);
    },
  };
}
