import { COMMANDS } from '@/src/contract/provider.ts';
import type { ProviderRecords } from '@/src/contract/records.ts';

/** Name of the connection in use. */
export const inUse = 'outrigger';

/** A model of `GET /v1/models`. `created`: seconds since 1970. */
const listedModel = (id: string, at: number, owned_by: string) => ({
  id,
  object: 'model',
  created: Math.floor(at / 1000),
  owned_by,
});
export type ListedModel = ReturnType<typeof listedModel>;

/** The connection in use, each saved connection as `Name/model`, and the built-in commands, which need no model. */
export async function listModels(providers: Pick<ProviderRecords, 'all'>): Promise<ListedModel[]> {
  const saved = await providers.all();
  return [
    listedModel(inUse, 0, inUse),
    ...saved.map(({ name, model, at }) => listedModel(`${name}/${model}`, at, name)),
    listedModel(COMMANDS, 0, inUse),
  ];
}
