import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemaOf, validate } from '@/src/registry/validate.ts';
import { tools } from '@/src/tools/index.ts';
import type { Scene } from '@/test/contracts/scene.ts';
import type { ToolCase } from '@/test/contracts/tools/case.ts';
import { isListing, pages } from '@/test/contracts/tools/pages.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runTool, undoCall } from './background.ts';
import { until } from './driver.ts';
import { picture } from './picture.ts';
import { type Cast, play, translated } from './stage.ts';
import type { world } from './start.ts';

const table = new Map(tools.map((make) => make(fakePorts())).map((tool) => [tool.name, tool]));
const toolOf = (name: string) => {
  const tool = table.get(name);
  if (!tool) throw new Error(`No tool ${name}`);
  return tool;
};

const isRefused = (name: string, args: Record<string, unknown>): boolean => {
  const { parameters } = toolOf(name);
  try {
    validate(name, parameters, schemaOf(parameters), args);
    return false;
  } catch {
    return true;
  }
};

const nothing: Scene = {};

/** Expects the state before. Pages may still be loading, so it waits a moment; a difference is shown in full. */
export async function expectBack(hand: Page, before: unknown): Promise<void> {
  const same = async () => JSON.stringify(await picture(hand)) === JSON.stringify(before);
  await until('what was', same, 3_000).catch(() => null);
  expect(await picture(hand)).toEqual(before);
}

/** Contract that these tools have to fulfil in a real browser. `asking`: tools that first ask it for a permission. */
export function toolContract(
  its: ReturnType<typeof world>,
  given: ToolCase[],
  asking: ReadonlySet<string> = new Set(),
): void {
  let hand: Page;
  let port: string;

  /**
   * The scene that is set up now. It is set up again only if something has changed, or if the scene has closed tabs.
   */
  let playing: { scene: Scene; cast: Cast; before: unknown } | null = null;
  async function stage(scene: Scene) {
    const before = playing?.scene === scene && !scene.closed ? await picture(hand) : null;
    if (!playing || before === null || JSON.stringify(before) !== JSON.stringify(playing.before)) {
      const cast = await play(hand, scene, port);
      playing = { scene, cast, before: await picture(hand) };
    }
    const { cast } = playing;
    const run = (name: string, args: Record<string, unknown>) =>
      runTool(hand, name, translated(args, cast, port), { window: cast.windows.get(1) ?? null });
    return { before: playing.before, run };
  }

  beforeAll(async () => {
    hand = await its.driver.hand();
    port = new URL(its.site.origin).port;
  });

  const cases = given.map((one) => ({ ...one, is: toolOf(one.tool) }));
  const asks = cases.filter(({ tool }) => asking.has(tool));
  const reads = cases.filter(({ tool, is }) => !asking.has(tool) && is.effect === 'read');
  const writes = cases.filter(({ tool, is }) => !asking.has(tool) && is.effect !== 'read');

  async function expectRefusals({ tool: name, scene, valid, invalid, wrong = [] }: ToolCase): Promise<void> {
    const { before, run } = await stage(scene);
    for (const args of [...invalid.filter((one) => isRefused(name, one)), { ...valid, surprise: 1 }])
      expect((await run(name, args)).result, JSON.stringify(args)).toMatchObject({
        success: false,
        error: expect.any(String),
        suggestion: expect.stringContaining(name),
      });
    for (const { args, code } of wrong) {
      const { result, permission } = await run(name, args);
      if (permission !== null) expect(asking.has(name) || code === 'missing-permission').toBe(true);
      else expect(result, JSON.stringify(args)).toMatchObject({ success: false, suggestion: expect.any(String) });
    }
    await expectBack(hand, before);
  }

  describe.each(asks)('$tool', (one) => {
    it('asks for its missing permission, and refuses invalid arguments', async () => {
      const { before, run } = await stage(one.scene);
      expect((await run(one.tool, one.valid)).permission).toEqual(expect.any(String));
      await expectBack(hand, before);
      await expectRefusals(one);
    });
  });

  describe.each(reads)('$tool', (one) => {
    const { tool: name, scene, valid, empty, always = 0 } = one;

    it('reads all pages of existing data, and changes nothing', async () => {
      const { before, run } = await stage(scene);
      const read = async (args: Record<string, unknown>) => (await run(name, args)).result;
      const wide = { ...valid, ...('limit' in valid && { limit: 20 }) };
      // The index of bookmarks hears of them a moment later.
      const found = async () => {
        const result = await read(wide);
        return isListing(result?.data) && result.data.total === 0 ? null : result;
      };
      const whole = await until('something found', found, 5_000);
      expect(whole).toMatchObject({ success: true, error: null });
      if (isListing(whole.data)) {
        const paged = await pages(async (more) => (await read({ ...valid, limit: 1, ...more }))?.data);
        const items = paged[0]?.next ? paged.flatMap((page) => page.items) : whole.data.items;
        expect(items).toHaveLength(whole.data.items.length);
      }
      await expectBack(hand, before);
    });

    it('refuses invalid arguments, and says what to send instead', () => expectRefusals(one));

    it('finds nothing in an empty browser', async () => {
      const { run } = await stage(empty ? scene : nothing);
      const { result } = await run(name, empty ?? valid);
      if (isListing(result?.data)) expect(result.data.total).toBe(always);
      else expect(result?.success === true || typeof result?.suggestion === 'string').toBe(true);
    });
  });

  describe.each(writes)('$tool', (one) => {
    const { tool: name, scene, valid, is } = one;

    it('runs, and undo restores exactly the state before', async () => {
      const { before, run } = await stage(scene);
      const ended = await run(name, valid);
      expect(ended.result).toMatchObject({ success: true, error: null });
      expect(ended.result?.data).not.toHaveProperty('failed');
      // Earlier calls of the scene were made in another chat, so undoing them needs a confirmation.
      expect(ended.asked).toBe(is.effect === 'destroy' || scene.done !== undefined || one.asks === true);
      if (is.inverse === 'none' || ('final' in is && is.final)) return;
      expect(await picture(hand)).not.toEqual(before);
      expect([...new Set(await undoCall(hand, ended.id))]).toEqual(['undone']);
      await expectBack(hand, before);
    });

    it('refuses invalid arguments, and says what to send instead', () => expectRefusals(one));
  });
}
