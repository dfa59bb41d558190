import { expect, it } from 'vitest';
import type { ReadTool } from '@/src/contract/tool.ts';
import { played, type Scene } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';
import { somewhere } from '@/test/fakes/write-run.ts';
import type { AreaCases, ToolCase } from './case.ts';
import { expectJson, expectKnown } from './known-words.ts';
import { isListing, pages } from './pages.ts';

const context = () => ({ ...somewhere, signal: new AbortController().signal });

/** Titles and hosts of a scene. Short ones occur by chance. */
const textOfOthers = (scene: Scene): string[] =>
  [...JSON.stringify(scene).matchAll(/"title":"([^"]{4,})"|"https?:\/\/([^"/]{4,})/g)].map(
    ([, title, host]) => title ?? host!,
  );

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

  it('says that its result has text of others if it has', async () => {
    const { tool, read } = await start();
    const data = JSON.stringify(await read(valid));
    const seen = textOfOthers(scene).filter((one) => data.includes(one));
    if (!tool.untrusted) expect(seen, `text of others without \`untrusted\` in the file of ${tool.name}`).toEqual([]);
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
    const data = await read(empty ?? valid).catch((error: unknown) => error);
    expect(data, '`empty` of its case in test/contracts/cases/').toMatchObject({ items: [], total: 0 });
    expectKnown(tool.sentence({ arguments: tool.parameters.parse(empty ?? valid), data }));
    expect(tool.rows?.(data) ?? []).toEqual([]);
  });
}
