import { expect, it } from 'vitest';
import type { ReadTool } from '@/src/contract/tool.ts';
import { played } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';
import { somewhere } from '@/test/fakes/write-run.ts';
import type { AreaCases, ToolCase } from './case.ts';
import { expectJson, expectKnown } from './known-words.ts';
import { isListing, pages } from './pages.ts';

const context = () => ({ ...somewhere, signal: new AbortController().signal });

export function readContract(
  make: (ports: FakePorts) => ReadTool,
  { scene, valid, empty }: ToolCase,
  look: AreaCases['look'],
) {
  const start = async (where = scene) => {
    const ports = await played(where);
    const tool = make(ports);
    const read = (args: Record<string, unknown>) => tool.read(tool.parameters.parse(args), context());
    return { ports, tool, read };
  };

  it('reads and changes nothing', async () => {
    const { ports, tool, read } = await start();
    const before = await look(ports);
    const args = tool.parameters.parse(valid);
    const data = await read(valid);
    expectJson(data);
    expect(await look(ports)).toEqual(before);
    for (const row of tool.rows?.(data) ?? []) if (row.detail) expectKnown(row.detail);
    if (tool.untrusted) expect((tool.sources?.(data) ?? []).every(({ source }) => source !== '')).toBe(true);
    expectKnown(tool.sentence({ arguments: args, data }));
    expectKnown(tool.sentence({ arguments: args, data: null }));
  });

  it('gives a list page by page to its end, or has none', async () => {
    const { read } = await start();
    const whole = await read({ ...valid, ...('limit' in valid && { limit: 20 }) });
    if (!isListing(whole)) return;
    expect(whole.next).toBeUndefined();
    expect(whole.items.length, 'a case that finds something').toBeGreaterThan(0);
    const paged = await pages((more) => read({ ...valid, limit: 1, ...more }));
    if (!paged[0]?.next) return;
    expect(paged.flatMap(({ items }) => items)).toEqual(whole.items);
    expect(new Set(paged.map(({ total }) => total))).toEqual(new Set([whole.total]));
  });

  it('reports an empty list', async () => {
    if (!isListing(await (await start()).read(valid))) return;
    const { permissions = [] } = scene;
    const { tool, read } = await start(empty ? scene : { permissions });
    const data = await read(empty ?? valid);
    expect(data).toMatchObject({ items: [], total: 0 });
    expectKnown(tool.sentence({ arguments: tool.parameters.parse(empty ?? valid), data }));
    expect(tool.rows?.(data) ?? []).toEqual([]);
  });
}
