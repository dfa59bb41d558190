import type { Client } from '@/src/contract/client.ts';
import type { Changes, ClientRecords, OutsideCall, OutsideCallRecords } from '@/src/contract/records.ts';
import type { ServerRecords, ToolServer } from '@/src/contract/tool-server.ts';

export function fakeClients(changes: Changes): ClientRecords {
  const clients = new Map<string, Client>();
  const tell = () => changes.tell({ table: 'clients' });
  return {
    all: async () => structuredClone([...clients.values()].sort((a, b) => a.at - b.at)),
    get: async (id) => structuredClone(clients.get(id) ?? null),
    async put(client) {
      clients.set(client.id, structuredClone(client));
      tell();
    },
    async seen(id, seen) {
      const client = clients.get(id);
      if (client) clients.set(id, { ...client, ...seen });
    },
    async remove(id) {
      clients.delete(id);
      tell();
    },
  };
}

export function fakeOutsideCalls(changes: Changes): OutsideCallRecords {
  const calls = new Map<string, OutsideCall>();
  const of = (client: string) => structuredClone([...calls.values()].filter((call) => call.client === client));
  return {
    get: async (id) => structuredClone(calls.get(id) ?? null),
    same: async (client, digest) => of(client).findLast((call) => call.digest === digest) ?? null,
    async put(call) {
      calls.set(call.id, structuredClone(call));
      changes.tell({ table: 'outsideCalls' });
    },
    since: async (client, since) =>
      of(client)
        .filter(({ at }) => at >= since)
        .reverse(),
    async forget(most) {
      for (const id of [...calls.keys()].slice(0, Math.max(0, calls.size - most))) calls.delete(id);
    },
  };
}

export function fakeServers(changes: Changes): ServerRecords {
  const servers = new Map<string, ToolServer>();
  const tell = () => changes.tell({ table: 'servers' });
  return {
    all: async () => structuredClone([...servers.values()].sort((a, b) => a.at - b.at)),
    get: async (id) => structuredClone(servers.get(id) ?? null),
    async put(server) {
      servers.set(server.id, structuredClone(server));
      tell();
    },
    async remove(id) {
      servers.delete(id);
      tell();
    },
  };
}

/** A program that may change things and sees tabs and bookmarks. */
export const aClient = (more: Partial<Client> = {}): Client => ({
  id: 'claude',
  name: 'Claude Code',
  hash: '',
  at: 1,
  last: null,
  calls: null,
  may: 'change',
  sees: ['tabs', 'bookmarks'],
  off: [],
  models: false,
  origins: [],
  sitting: null,
  ...more,
});
