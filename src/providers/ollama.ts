import { type ModelInfo, ProviderFailure } from '@/src/contract/provider.ts';
import type { Connection } from './connection.ts';
import { serverKind } from './server-kind.ts';

/** Ollama by its own API: only there can a request say how much context the model is to keep. */
export const ollama = serverKind({
  id: 'ollama',
  label: 'Ollama',
  needsKey: 'optional',
  defaultBaseUrl: 'http://localhost:11434',
  guardsOrigin: true,

  async vendor(peer) {
    const [{ ollamaChat }, { listModels }] = await Promise.all([import('./ollama-chat.ts'), import('./model-list.ts')]);
    // People paste the address of the compatible API, or of this one.
    const root = peer.baseURL.replace(/\/(v1|api)$/, '');
    const headers: Record<string, string> = peer.key ? { Authorization: `Bearer ${peer.key}` } : {};
    return {
      endMark: { line: /^\{.*"done": ?true\b.*\}\s*$/ },
      respond: ollamaChat({ url: `${root}/api/chat`, headers, peer }),
      async models(connection) {
        const models = await listModels(connection, { url: `${root}/api/tags`, headers, peer, read: modelOf });
        if (models[0]) await letsUsIn(connection, { url: `${root}/api/show`, headers, model: models[0].id });
        return models;
      },
    };
  },
});

/** The list is given to everyone. Whether extensions are refused shows in a request that says where it comes from. */
async function letsUsIn(
  connection: Connection,
  { url, headers, model }: { url: string; headers: Record<string, string>; model: string },
): Promise<void> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  await connection.fetch(url, { ...post, body: JSON.stringify({ model }) }).catch(() => undefined);
  const failure = connection.failure();
  if (failure?.code === 'origin-not-allowed') throw new ProviderFailure(failure);
}

/** What a model could keep at most is not told on purpose: as `num_ctx` it fills the memory of most machines. */
function modelOf(fields: Map<string, unknown>): ModelInfo | null {
  const id = fields.get('model') ?? fields.get('name');
  if (typeof id !== 'string' || id === '') return null;
  const details = new Map<string, unknown>(Object.entries(fields.get('details') ?? {}));
  const facts = ['parameter_size', 'quantization_level'].map((name) => details.get(name));
  const size = facts.filter((fact) => typeof fact === 'string' && fact !== '').join(', ');
  return { id, ...(size && { size }) };
}
