import { type ModelError, type Provider, ProviderFailure } from '@/src/contract/provider.ts';

/** A provider for a connection that cannot be tried: each request fails with this error. */
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
