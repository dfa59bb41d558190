import type { IndexRecords } from '@/src/contract/records.ts';

export function fakeIndex(): IndexRecords {
  const parts = new Map<string, unknown>();
  const changes = new Set<string>();
  return {
    head: async () => structuredClone(parts.get('head')),
    async putHead(head) {
      parts.set('head', structuredClone(head));
    },
    part: async (number) => structuredClone(parts.get(`part:${number}`)),
    texts: async (number) => structuredClone(parts.get(`texts:${number}`)),
    async putPart(number, part, texts) {
      parts.set(`part:${number}`, structuredClone(part));
      parts.set(`texts:${number}`, structuredClone(texts));
    },
    changed: async () => [...changes],
    async addChanged(ids) {
      for (const id of ids) changes.add(id);
    },
    async clear() {
      parts.clear();
      changes.clear();
    },
  };
}
