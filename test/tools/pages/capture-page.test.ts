import { describe, expect, it } from 'vitest';
import type { PageRefusal } from '@/src/contract/ports.ts';
import { capturePage } from '@/src/tools/pages/capture-page.ts';
import type { fakePages } from '@/test/fakes/pages.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { runRead } from '../run-read.ts';

const picture = { data: 'data:image/jpeg;base64,QUJD', width: 640, height: 480 };
const tool = (page: NonNullable<Parameters<typeof fakePages>[0]>[number]) =>
  capturePage(
    fakePorts({ tabs: [{ id: 2, url: 'https://two.example/', title: 'Two', active: true }], pages: { 2: page } }),
  );

describe('capture_page', () => {
  it('gives its picture beside the text, also from memory', async () => {
    const its = world();
    its.named = ['https://two.example/'];
    const { registry } = worker(its, [tool({ picture })] as never);
    for (const cached of [undefined, true]) {
      const answer = await registry.run(call(`r:${cached}`, 'capture_page'), context());
      expect(answer).toMatchObject({
        kind: 'result',
        untrusted: 'page',
        result: {
          data: { tab_id: 2, title: 'Two', width: 640, height: 480 },
          images: [{ mediaType: 'image/jpeg', data: 'QUJD' }],
        },
      });
      if (answer.kind !== 'result') throw new Error('No result');
      expect(answer.result.cached).toBe(cached);
      expect(JSON.stringify(answer.result.data)).not.toContain('QUJD');
    }
  });

  it.each<[PageRefusal, object]>([
    ['hidden', { code: 'unreadable-page', message: expect.stringMatching(/not in front/) }],
    ['all-sites', { code: 'missing-permission', permission: '<all_urls>' }],
    ['permission', { code: 'missing-permission', permission: 'https://two.example/*' }],
  ])('says what it needs: %s', async (refused, error) => {
    await expect(runRead(tool({ refused }), {})).rejects.toMatchObject(error);
  });

  it('gives no picture if the browser gave none', async () => {
    await expect(runRead(tool({ picture: { ...picture, data: 'data:,' } }), {})).rejects.toMatchObject({
      code: 'failed',
    });
  });
});
