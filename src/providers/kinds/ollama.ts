import { serverKind } from './server-kind.ts';

/** Ollama by its own API, the only one in which a request can set the context size. */
export const ollama = serverKind({
  id: 'ollama',
  label: 'Ollama',
  needsKey: 'optional',
  defaultBaseUrl: 'http://localhost:11434',
  guardsOrigin: true,

  async vendor(peer) {
    const [{ ollamaChat }, { ollamaList }] = await Promise.all([
      import('./ollama-chat.ts'),
      import('./ollama-list.ts'),
    ]);
    // Users paste the address of the compatible API, or of Ollama's own one.
    const root = peer.baseURL.replace(/\/(v1|api)$/, '');
    const headers: Record<string, string> = peer.key ? { Authorization: `Bearer ${peer.key}` } : {};
    return {
      endMark: { line: /^\{(?=.*"done": ?true\b).*\}\s*$/ },
      respond: ollamaChat({ url: `${root}/api/chat`, headers, peer }),
      models: (connection) => ollamaList(connection, { root, headers, peer }),
    };
  },
});
