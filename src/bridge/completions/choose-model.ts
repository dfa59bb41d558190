import { COMMANDS } from '@/src/contract/provider.ts';
import type { ProviderRecords, SettingsRecords } from '@/src/contract/records.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { HttpProblem } from '../http-error.ts';
import { inUse } from '../list-models.ts';

const commands: ProviderConfig = { id: COMMANDS, kind: COMMANDS, name: COMMANDS, baseUrl: '', model: '', at: 0 };

/** The connection for the name of a model, and the name to tell the program. */
export async function chooseModel(
  wanted: string | null | undefined,
  { providers, settings }: { providers: Pick<ProviderRecords, 'all'>; settings: Pick<SettingsRecords, 'get'> },
): Promise<{ config: ProviderConfig; name: string; problem?: never } | { problem: HttpProblem }> {
  const saved = await providers.all();
  const nameOf = ({ name, model }: ProviderConfig) => `${name}/${model}`;
  const name = wanted || inUse;
  if (name === COMMANDS) return { config: commands, name };
  if (name === inUse) {
    const { provider } = await settings.get();
    if (provider === COMMANDS) return { config: commands, name: COMMANDS };
    const config = saved.find(({ id }) => id === provider) ?? saved[0];
    if (config) return { config, name: nameOf(config) };
    const message = 'No model is connected in this browser. The user can connect one in the options of Outrigger.';
    return { problem: { status: 503, code: 'no_model', message, headers: { 'x-should-retry': 'false' } } };
  }
  const config = saved.find((one) => nameOf(one) === name);
  if (config) return { config, name };
  const there = [inUse, ...saved.map(nameOf), COMMANDS].join(', ');
  const message = `There is no model ${name.slice(0, 100)}. There are: ${there}.`;
  return { problem: { status: 404, code: 'model_not_found', message, param: 'model' } };
}
