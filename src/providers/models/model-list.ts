import type { ModelInfo } from '@/src/contract/provider.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { readText } from '@/src/text/read-body.ts';
import type { Connection } from '../connection/connection.ts';
import { fieldsOf } from '../connection/fields.ts';
import { foreignAnswer, type Peer, streamedError } from '../connection/provider-errors.ts';
import { sentenceIn } from '../connection/server-sentence.ts';
import { listedModel } from './listed-model.ts';

/** Maximum size of a list, in bytes. The list of a service with thousands of models has about one million. */
const longest = 20_000_000;

interface ListOptions {
  url: string;
  headers: Record<string, string>;
  peer: Peer;
  /** Reads an entry; null for a model that cannot chat. Default: an entry in OpenAI's form. */
  read?: (fields: Map<string, unknown>) => ModelInfo | null;
}

/** A server's models, sorted by id, from a list in any known field. Throws `ProviderFailure`. */
export async function listModels(
  connection: Connection,
  { url, headers, peer, read = listedModel }: ListOptions,
): Promise<ModelInfo[]> {
  const response = await connection.fetch(url, { headers });
  const body = await connection.read(readText(response, { most: longest }));
  const told = parsedJson(body);
  const entries = entriesOf(told);
  if (!entries) {
    const sentence = isObject(told) ? sentenceIn(told) : undefined;
    throw connection.fail(sentence === undefined ? foreignAnswer(body, peer) : streamedError(sentence, peer));
  }
  const found = entries.map((entry) => (typeof entry === 'string' ? { id: entry } : read(fieldsOf(entry))));
  const models = new Map(found.flatMap((model) => (model && model.id !== '' ? [[model.id, model] as const] : [])));
  return [...models.values()].sort((a, b) => compareNames(a.id, b.id));
}

const lists = ['data', 'models', 'result', 'results', 'items'];

/** The entries of a list. A server without models may give null (Ollama). */
function entriesOf(told: unknown, depth = 0): unknown[] | null {
  if (Array.isArray(told)) return told;
  const fields = fieldsOf(told);
  const name = lists.find((one) => fields.has(one));
  const list = name && fields.get(name);
  if (list === null && !sentenceIn(fields.get('error'))) return [];
  return name && depth < 2 ? entriesOf(list, depth + 1) : null;
}
