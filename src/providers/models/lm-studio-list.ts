import type { ModelInfo } from '@/src/contract/provider.ts';
import type { Connection } from '../connection/connection.ts';
import { countIn } from '../connection/fields.ts';
import type { Peer } from '../connection/provider-errors.ts';
import { listModels } from './model-list.ts';

/** The models with details from LM Studio's own list, without those that cannot chat. Unchanged for other programs. */
export async function withLoaded(
  connection: Connection,
  { models, headers, peer }: { models: ModelInfo[]; headers: Record<string, string>; peer: Peer },
): Promise<ModelInfo[]> {
  const silent = new Set<string>();
  const read = (fields: Map<string, unknown>) => {
    const model = modelOf(fields);
    if (model && fields.get('type') === 'embeddings') silent.add(model.id);
    return model;
  };
  const url = `${peer.url.origin}/api/v0/models`;
  const known = await listModels(connection, { url, headers, peer, read }).catch(() => []);
  const facts = new Map(known.map((model) => [model.id, model]));
  return models.filter(({ id }) => !silent.has(id)).map((model) => ({ ...model, ...facts.get(model.id) }));
}

/** `{ id, type: 'llm' | 'vlm' | 'embeddings', state, max_context_length, loaded_context_length }` */
function modelOf(fields: Map<string, unknown>): ModelInfo | null {
  const id = fields.get('id');
  if (typeof id !== 'string') return null;
  const context = countIn(fields, ['loaded_context_length']);
  const contextLimit = countIn(fields, ['max_context_length']);
  return {
    id,
    ...(context !== undefined && { context }),
    ...(contextLimit !== undefined && { contextLimit }),
    ...(fields.get('type') === 'vlm' && { images: true }),
  };
}
