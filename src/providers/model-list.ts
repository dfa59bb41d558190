import type { ModelInfo } from '@/src/contract/provider.ts';
import type { Connection } from './connection.ts';
import type { Peer } from './errors.ts';

/** Names under which servers tell a context window (OpenRouter, vLLM, Groq, LM Studio, Anthropic). */
const contextFields = ['context_length', 'max_model_len', 'context_window', 'max_context_length', 'max_input_tokens'];

interface ListOptions {
  url: string;
  headers: Record<string, string>;
  peer: Peer;
  /** What an entry says; null where it is no model to talk to. Default: an entry in OpenAI's form. */
  read?: (fields: Map<string, unknown>) => ModelInfo | null;
}

/** A server's models (`{ data: [{ id }] }`, `{ models: […] }` or the bare list), sorted by id. Throws `ProviderFailure`. */
export async function listModels(
  connection: Connection,
  { url, headers, peer, read = modelOf }: ListOptions,
): Promise<ModelInfo[]> {
  const response = await connection.fetch(url, { headers });
  const entries = entriesOf(await connection.read(response.text()));
  if (!entries) throw connection.fail({ code: 'not-a-model-server', host: peer.url.host });
  const found = entries.map((entry) => read(new Map(Object.entries(entry ?? {}))));
  const models = new Map(found.flatMap((model) => (model ? [[model.id, model] as const] : [])));
  return [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function entriesOf(body: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(body);
    if (Array.isArray(list)) return list;
    const fields = new Map(Object.entries(list ?? {}));
    const entries = fields.get('data') ?? fields.get('models');
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}

function modelOf(fields: Map<string, unknown>): ModelInfo | null {
  const id = fields.get('id');
  if (typeof id !== 'string' || id === '') return null;
  const name = fields.get('display_name') ?? fields.get('name');
  const context = contextFields.map((field) => fields.get(field)).find((value) => typeof value === 'number');
  const price = priceOf(fields.get('pricing'));
  return {
    id,
    ...(typeof name === 'string' && { name }),
    ...(context !== undefined && { context }),
    ...(price && { price }),
  };
}

/** OpenRouter tells dollars for one token, as text; below zero where it varies. */
function priceOf(pricing: unknown): ModelInfo['price'] | null {
  const fields = new Map(Object.entries(pricing ?? {}));
  const [input, output] = ['prompt', 'completion'].map((field) => {
    const told = fields.get(field);
    return typeof told === 'string' && told !== '' ? Number((Number(told) * 1_000_000).toPrecision(9)) : Number.NaN;
  });
  return input !== undefined && output !== undefined && input >= 0 && output >= 0 ? { input, output } : null;
}
