import { type ModelInfo, ProviderFailure } from '@/src/contract/provider.ts';
import { readText } from '@/src/text/read-body.ts';
import type { Connection } from '../connection/connection.ts';
import { countIn, fieldsOf } from '../connection/fields.ts';
import type { Peer } from '../connection/provider-errors.ts';
import { listModels } from '../models/model-list.ts';

interface Server {
  root: string;
  headers: Record<string, string>;
  peer: Peer;
}

/** Maximum number of models that the server is asked about one by one. */
const most = 100;

/** Ollama's models with details of each. Throws if the server refuses extensions, which it does only for details. */
export async function ollamaList(connection: Connection, server: Server): Promise<ModelInfo[]> {
  const { root, headers, peer } = server;
  const models = await listModels(connection, { url: `${root}/api/tags`, headers, peer, read: modelOf });
  const [first, ...rest] = models;
  if (!first) return models;
  const told = await shown(connection, server, first);
  const failure = connection.failure();
  if (failure?.code === 'origin-not-allowed') throw new ProviderFailure(failure);
  const others = await Promise.all(rest.slice(0, most).map((model) => shown(connection, server, model)));
  return [told, ...others, ...rest.slice(most)].filter((model) => model !== null);
}

/** `{ name, model, details: { parameter_size, quantization_level } }` */
function modelOf(fields: Map<string, unknown>): ModelInfo | null {
  const id = fields.get('model') ?? fields.get('name');
  if (typeof id !== 'string' || id === '') return null;
  const details = fieldsOf(fields.get('details'));
  const facts = ['parameter_size', 'quantization_level'].map((name) => details.get(name));
  const size = facts.filter((fact) => typeof fact === 'string' && fact !== '').join(', ');
  return { id, ...(size && { size }) };
}

/** Maximum size of the description of one model, in bytes. */
const longest = 20_000_000;

/** Reads `{ capabilities: ['vision'], model_info: { 'gemma3.context_length' } }`; null for a model that cannot chat. */
async function shown(connection: Connection, { root, headers }: Server, model: ModelInfo): Promise<ModelInfo | null> {
  const fields = await connection
    .fetch(`${root}/api/show`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ model: model.id }),
    })
    .then((response) => connection.read(readText(response, { most: longest }).then(JSON.parse)))
    .then(fieldsOf)
    .catch(() => fieldsOf(null));
  const capabilities = fields.get('capabilities');
  const able = Array.isArray(capabilities) ? capabilities : null;
  if (able && !able.includes('completion')) return null;
  const info = fieldsOf(fields.get('model_info'));
  // The maximum, not the size in use: it would fill the memory of most machines.
  const contextLimit = countIn(info, [`${String(info.get('general.architecture'))}.context_length`]);
  return {
    ...model,
    ...(contextLimit !== undefined && { contextLimit }),
    ...(able?.includes('vision') && { images: true }),
  };
}
