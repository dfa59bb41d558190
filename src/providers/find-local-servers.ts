import { isOnThisMachine } from '@/src/address/this-machine.ts';
import {
  type LocalServer,
  type ModelError,
  type ModelInfo,
  ProviderFailure,
  type ProviderKind,
  type ProviderPorts,
} from '@/src/contract/provider.ts';
import { providerKinds } from './index.ts';
import { providerPresets } from './models/presets.ts';

export interface LocalProgram extends Pick<LocalServer, 'label' | 'baseUrl'> {
  kind: ProviderKind;
}

/** Milliseconds that a program on this computer may take to answer. */
const patience = 2_000;

/** Programs that may run on this computer. They are only contacted on the user's request. */
export const localPrograms: LocalProgram[] = [
  ...providerKinds
    .filter((kind) => kind.guardsOrigin)
    .map((kind) => ({ kind, label: kind.label, baseUrl: kind.defaultBaseUrl })),
  ...providerPresets.flatMap(({ kind: id, label, baseUrl }) => {
    const kind = providerKinds.find((one) => one.id === id);
    return kind && isOnThisMachine(baseUrl) ? [{ kind, label, baseUrl }] : [];
  }),
];

/** Asks all programs at once. Gives those that are model servers, in the order of the list. Never rejects. */
export async function findLocalServers(
  programs: readonly LocalProgram[],
  ports: ProviderPorts,
  signal: AbortSignal,
): Promise<LocalServer[]> {
  const asked = await Promise.all(programs.map((program) => ask(program, { ...ports, stall: patience }, signal)));
  return asked.filter((server) => server !== null);
}

async function ask({ kind, label, baseUrl }: LocalProgram, ports: ProviderPorts, signal: AbortSignal) {
  const server = { label, kind: kind.id, baseUrl };
  try {
    const provider = await kind.create({ baseUrl, apiKey: null }, ports);
    const models: ModelInfo[] = await provider.models(signal);
    return { ...server, models, refusal: null };
  } catch (error) {
    const refusal = error instanceof ProviderFailure ? error.error : null;
    return refusal && isRefusal(refusal, kind) ? { ...server, models: [], refusal } : null;
  }
}

/** True for a refusal of a model server. Other programs use these ports too, and refuse strangers in the same words. */
const isRefusal = ({ code }: ModelError, kind: ProviderKind): boolean =>
  code === 'wrong-key' || (code === 'origin-not-allowed' && kind.guardsOrigin === true);
