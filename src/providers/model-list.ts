import type { ModelInfo } from '@/src/contract/provider.ts';
import type { Connection } from './connection.ts';
import type { Peer } from './errors.ts';

/** Names under which servers tell a context window (OpenRouter, vLLM, Groq, LM Studio). */
const contextFields = ['context_length', 'max_model_len', 'context_window', 'max_context_length'];

/** `GET /models` in OpenAI's form (`{ data: [{ id }] }`), sorted by id. Throws `ProviderFailure`. */
export async function listModels(
  connection: Connection,
  { url, headers, peer }: { url: string; headers: Record<string, string>; peer: Peer },
): Promise<ModelInfo[]> {
  const response = await connection.fetch(url, { headers });
  const entries = entriesOf(await connection.read(response.text()));
  if (!entries) throw connection.fail({ code: 'not-a-model-server', host: peer.url.host });
  const models = new Map(entries.flatMap(modelOf).map((model) => [model.id, model]));
  return [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Some servers send the list itself. */
function entriesOf(body: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(body);
    const entries = list && typeof list === 'object' && 'data' in list ? list.data : list;
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}

function modelOf(entry: unknown): ModelInfo[] {
  const fields = new Map(Object.entries(entry ?? {}));
  const id = fields.get('id');
  if (typeof id !== 'string' || id === '') return [];
  const name = fields.get('name');
  const context = contextFields.map((field) => fields.get(field)).find((value) => typeof value === 'number');
  return [{ id, ...(typeof name === 'string' && { name }), ...(context !== undefined && { context }) }];
}
