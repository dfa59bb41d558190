import type { ProviderKind } from '@/src/contract/provider.ts';
import { type Endpoint, readEndpoint } from '../connection/endpoint.ts';
import { failingProvider } from '../connection/failing-provider.ts';
import type { Vendor } from '../connection/server-provider.ts';

interface ServerKind extends Omit<ProviderKind, 'create' | 'inBrowser'> {
  /** Loads the vendor's library at the first connection. */
  vendor(endpoint: Endpoint): Promise<Omit<Vendor, 'peer'>>;
}

export function serverKind({ vendor, ...kind }: ServerKind): ProviderKind {
  return {
    ...kind,
    async create(config, ports) {
      const endpoint = readEndpoint(config);
      if ('code' in endpoint) return failingProvider(endpoint);
      const [{ serverProvider }, loaded] = await Promise.all([
        import('../connection/server-provider.ts'),
        vendor(endpoint),
      ]);
      return serverProvider({ peer: endpoint, ...loaded }, ports);
    },
  };
}
