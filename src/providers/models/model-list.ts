import type { ModelInfo } from '@/src/contract/provider.ts';
import { readText } from '@/src/text/read-body.ts';
import type { Connection } from '../connection/connection.ts';
import { fieldsOf } from '../connection/fields.ts';
import type { Peer } from '../connection/provider-errors.ts';
import { listedModel } from './listed-model.ts';

/** Bytes of a list; those of services with thousands of models have about one million. */
const longest = 20_000_000;

interface ListOptions {
  url: string;
  headers: Record<string, string>;
  peer: Peer;
  /** Reads an entry; null where it is no model to talk to. Default: an entry in OpenAI's form. */
  read?: (fields: Map<string, unknown>) => ModelInfo | null;
}

/** A server's models (`{ data: [{ id }] }`, `{ models: […] }` or the bare list), sorted by id. Throws `ProviderFailure`. */
export async function listModels(
  connection: Connection,
  { url, headers, peer, read = listedModel }: ListOptions,
): Promise<ModelInfo[]> {
  const response = await connection.fetch(url, { headers });
  const entries = entriesOf(await connection.read(readText(response, { most: longest })));
  if (!entries) throw connection.fail({ code: 'not-a-model-server', host: peer.url.host });
  const found = entries.map((entry) => (typeof entry === 'string' ? { id: entry } : read(fieldsOf(entry))));
  const models = new Map(found.flatMap((model) => (model ? [[model.id, model] as const] : [])));
  return [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function entriesOf(body: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(body);
    if (Array.isArray(list)) return list;
    const fields = fieldsOf(list);
    const entries = fields.get('data') ?? fields.get('models');
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}
