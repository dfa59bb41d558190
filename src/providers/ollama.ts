import type { ModelInfo } from '@/src/contract/provider.ts';
import { serverKind } from './server-kind.ts';

/** Ollama by its own API: only there can a request say how much context the model is to keep. */
export const ollama = serverKind({
  id: 'ollama',
  label: 'Ollama',
  needsKey: 'optional',
  defaultBaseUrl: 'http://localhost:11434',

  async vendor(peer) {
    const [{ ollamaChat }, { listModels }] = await Promise.all([import('./ollama-chat.ts'), import('./model-list.ts')]);
    // People paste the address of the compatible API, or of this one.
    const root = peer.baseURL.replace(/\/(v1|api)$/, '');
    const headers: Record<string, string> = peer.key ? { Authorization: `Bearer ${peer.key}` } : {};
    return {
      endMark: { line: /^\{.*"done": ?true\b.*\}\s*$/ },
      respond: ollamaChat({ url: `${root}/api/chat`, headers, peer }),
      models: (connection) => listModels(connection, { url: `${root}/api/tags`, headers, peer, read: modelOf }),
    };
  },
});

/** What a model could keep at most is not told on purpose: as `num_ctx` it fills the memory of most machines. */
function modelOf(fields: Map<string, unknown>): ModelInfo | null {
  const id = fields.get('model') ?? fields.get('name');
  return typeof id === 'string' && id !== '' ? { id } : null;
}
