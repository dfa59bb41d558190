import { useEffect, useRef, useState } from 'react';
import { type Text, text } from '@/src/contract/text.ts';
import type { ServerProblem, ToolServer } from '@/src/contract/tool-server.ts';
import { useServices } from '../../parts/services-context.tsx';

export type Connecting =
  | { state: 'idle' | 'asking' }
  | { state: 'connected'; words: Text }
  | { state: 'failed'; problem: ServerProblem };

/** Connects a server and reports the progress. Unmounting aborts it. */
export function useConnect() {
  const { connectServer, requestOrigin, servers } = useServices();
  const [connecting, setConnecting] = useState<Connecting>({ state: 'idle' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  /** Asks for the host permission, so call it directly in a user gesture. True if connected. */
  async function connect(server: Omit<ToolServer, 'tools'>, headers: string | null): Promise<boolean> {
    const { place } = server;
    const { signal } = leaving.current;
    const allowed =
      place.kind === 'http' && URL.canParse(place.url) ? requestOrigin(place.url).catch(() => false) : null;
    setConnecting({ state: 'asking' });
    await allowed;
    const problem = await connectServer(server, headers, signal);
    if (signal.aborted) return false;
    if (problem) {
      setConnecting({ state: 'failed', problem });
      return false;
    }
    const n = (await servers.get(server.id))?.tools.length ?? 0;
    setConnecting({ state: 'connected', words: text('servers_connected', { name: server.name, n }) });
    return true;
  }
  return { connecting, connect };
}
