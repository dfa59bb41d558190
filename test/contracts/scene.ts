import type { SavedSession } from '@/src/contract/session.ts';
import { tools } from '@/src/tools/index.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

/**
 * A small world, as data. Its ids of tabs, windows, bookmarks and folders are names: a real browser gives others, and
 * what stands for them in arguments is translated. `1` and `2` are the roots, 77, 99 and `none` are nothing.
 */
export interface Scene extends NonNullable<Parameters<typeof fakePorts>[0]> {
  /** By address. */
  tags?: Record<string, string[]>;
  sessions?: SavedSession[];
  /** Tabs that were closed, in this order. */
  closed?: number[];
  /** Calls that the assistant has made before. They have the ids `done:0`, `done:1` and so on. */
  done?: { tool: string; args: Record<string, unknown> }[];
}

/** The scene in memory. */
export async function played({ tags = {}, sessions = [], closed = [], done = [], ...seed }: Scene): Promise<FakePorts> {
  const ports = fakePorts(seed);
  for (const [address, names] of Object.entries(tags)) await ports.tags.add(address, names);
  for (const session of sessions) await ports.sessions.put(session);
  await ports.tabs.close(closed);
  const { registry } = worker(
    world(),
    tools.map((make) => make(ports)),
    { journal: ports.actions, clock: ports.clock },
  );
  for (const [at, { tool, args }] of done.entries()) await registry.run(call(`done:${at}`, tool, args), context());
  return ports;
}
