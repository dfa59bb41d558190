import type { Text } from '@/src/contract/text.ts';
import type { CallContext, Tool, ToolCall } from '@/src/contract/tool.ts';
import { createGate, type GatePorts } from '@/src/gate/gate.ts';
import type { AddressRecord } from '@/src/gate/known-address.ts';
import { createJournal } from '@/src/journal/journal.ts';
import type { LogLine } from '@/src/registry/middleware/log.ts';
import { createRegistry, type RegistryPorts } from '@/src/registry/registry.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { fakeLocks } from './locks.ts';
import { fakeRecords } from './records.ts';

/** State that outlives a worker. */
export interface World {
  records: ReturnType<typeof fakeRecords>;
  clock: FakeClock;
  session: string;
  /** Addresses that the browser knows. */
  known: Set<string>;
  /** Known addresses that the user has bookmarked. */
  saved: Set<string>;
  typed: string;
  named: string[];
  permissions: Set<string>;
  tabs: { id: number; url: string }[];
  /** Every wait that was asked for, in milliseconds. */
  waits: number[];
  log: LogLine[];
  ids: number;
}

export const world = (): World => ({
  records: fakeRecords(),
  clock: fakeClock(),
  session: 'first',
  known: new Set(),
  saved: new Set(),
  typed: '',
  named: [],
  permissions: new Set(),
  tabs: [],
  waits: [],
  log: [],
  ids: 0,
});

export const words = ({ key, params }: Text): string => (params ? `${key} ${JSON.stringify(params)}` : key);

/** A worker of this world: a registry over its records, with locks of its own. */
export function worker(
  its: World,
  tools: Tool[],
  ports: Partial<RegistryPorts> = {},
  knowledge: Partial<Pick<GatePorts, 'known'>> = {},
) {
  const lock = fakeLocks();
  const { clock, records } = its;
  const session = async () => its.session;
  const newId = () => {
    its.ids += 1;
    return `id${its.ids}`;
  };
  const gate = createGate({
    ...records,
    lock,
    clock,
    newId,
    session,
    known: async (addresses) =>
      new Map(
        addresses.flatMap((url): [string, AddressRecord][] =>
          its.saved.has(url) ? [[url, { saved: 0 }]] : its.known.has(url) ? [[url, { saved: null }]] : [],
        ),
      ),
    typed: async () => its.typed,
    named: async () => its.named,
    ...knowledge,
  });
  const journal = createJournal({ records: records.journal, lock, clock, session });
  const registry = createRegistry({
    tools,
    gate,
    journal,
    statistics: records.statistics,
    findings: records.findings,
    permissions: { has: async (permission) => its.permissions.has(permission) },
    lock,
    clock,
    session,
    stayAwake: async () => undefined,
    wait: (time, signal) => {
      its.waits.push(time);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
    },
    openTabs: async () => its.tabs,
    saveSession: async () => undefined,
    words,
    resultSize: 10_000,
    log: (line) => its.log.push(line),
    ...ports,
  });
  return { registry, gate, journal };
}

export const context = (more: Partial<CallContext> = {}): CallContext =>
  ({ caller: 'model', conversation: 'c', turn: 't', window: null, ...more }) as CallContext;

export const call = (
  id: string,
  name: string,
  args: Record<string, unknown> = {},
  repairs: string[] = [],
): ToolCall => ({
  id,
  name,
  arguments: args,
  repairs,
});
