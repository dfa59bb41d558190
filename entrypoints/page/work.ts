import { HAND_OVER, PDF_TEXT } from '@/src/contract/call.ts';
import type { Json } from '@/src/contract/json.ts';
import type { Services } from '@/src/contract/services.ts';
import { SERVER_ADD, SERVER_BEGIN, SERVER_CALL } from '@/src/contract/tool-server.ts';
import { once } from '@/src/text/once.ts';
import type { ServerPorts, ServerWork } from './server-work.ts';

type Work = (data: Json, signal: AbortSignal, onProgress?: (done: number, total: number) => void) => Promise<Json>;

/** Work that tools request from this page; each kind is loaded on first use. */
export function pageWork(ports: ServerPorts): { work: Services['work']; servers(): Promise<ServerWork> } {
  const loadServers = once(async () => (await import('./server-work.ts')).createServerWork(ports));
  const works = new Map<string, () => Promise<Work>>([
    [PDF_TEXT, async () => (await import('./pdf-text.ts')).pdfTexts],
    [HAND_OVER, async () => (await import('./hand-over.ts')).handOver],
    [SERVER_ADD, async () => (await loadServers()).add],
    [SERVER_BEGIN, async () => async () => null],
    [SERVER_CALL, async () => (await loadServers()).call],
  ]);
  return {
    async work(name, data, signal, onProgress) {
      const load = works.get(name);
      if (!load) throw new Error(`This page cannot do ${name}.`);
      return (await load())(data, signal, onProgress);
    },
    servers: loadServers,
  };
}
