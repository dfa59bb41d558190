import type { Changes } from '@/src/contract/records.ts';
import type { Registry } from '@/src/registry/registry.ts';
import type { Store } from '@/src/store/index.ts';
import { serverTools } from '@/src/tools/servers/rows/server-tools.ts';

/** Keeps the tools of the user's servers registered. Returns a function whose promise resolves once they are. */
export function keepServers(store: Pick<Store, 'servers'>, changes: Changes, registry: Registry): () => Promise<void> {
  let loaded: Promise<void> | null = null;
  changes.listen(({ table }) => {
    if (table === 'servers') loaded = null;
  });
  return () => {
    // If the database cannot be read, only the built-in tools are there.
    loaded ??= store.servers
      .all()
      .catch(() => [])
      .then((servers) => registry.replace('servers', serverTools(servers)));
    return loaded;
  };
}
