import { describe, expect, it } from 'vitest';
import { exportItems } from '@/src/tools/export/export-items.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

async function start(): Promise<FakePorts> {
  const ports = fakePorts({
    tabs: [
      { id: 1, url: 'https://one.example/', title: 'One' },
      { id: 2, url: 'https://two.example/', title: 'Two' },
    ],
    bookmarks: {
      bar: [
        {
          id: 'f',
          title: 'Sea',
          children: [
            { id: 'b1', title: 'Tides', url: 'https://sea.example/tides' },
            { id: 'g', title: 'Isles', children: [{ id: 'b2', title: 'Isle', url: 'https://isle.example/' }] },
          ],
        },
        { id: 'b3', title: 'Two saved', url: 'https://two.example/' },
      ],
    },
  });
  await ports.tags.add('https://two.example', ['later']);
  await ports.tags.add('https://isle.example', ['later']);
  await ports.tags.add('https://nowhere.example', ['later']);
  return ports;
}

const handed = (ports: FakePorts) => ports.page.done.get('hand-over') as { text: string; name: string; type: string };
const run = (ports: FakePorts, args: object, more: Parameters<typeof runWrite>[2] = {}) =>
  runWrite(exportItems(ports), args, { page: ports.page.work, ...more });

describe('export_items', () => {
  it('takes tabs, bookmarks, and the content of folders', async () => {
    const ports = await start();
    const { data } = await run(ports, { tab_ids: [1], bookmark_ids: ['f', 'b3'], format: 'csv', to: 'file' });
    expect(data).toMatchObject({ exported: 4, to: 'file', file: expect.stringMatching(/^outrigger-.*\.csv$/) });
    const lines = handed(ports).text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['One', 'https://one.example/', ''],
      ['Tides', 'https://sea.example/tides', expect.stringMatching(/\/Sea$/)],
      ['Isle', 'https://isle.example/', expect.stringMatching(/\/Sea\/Isles$/)],
      ['Two saved', 'https://two.example/', expect.any(String)],
    ]);
  });

  it('takes tagged pages, and named ones only once', async () => {
    const ports = await start();
    const { data } = await run(ports, {
      tags: ['Later', 'none'],
      tab_ids: [2, 99],
      format: 'markdown',
      to: 'clipboard',
    });
    expect(data).toEqual({ exported: 3, to: 'clipboard', not_found: [99, 'none'] });
    const titles = [...handed(ports).text.matchAll(/^- \[(.*?)\]/gm)].map(([, title]) => title);
    expect(titles).toEqual(['Two', 'Isle', 'https://nowhere.example']);
  });

  it('writes the rows that the user left ticked', async () => {
    const ports = await start();
    await run(ports, { tab_ids: [1, 2] }, { ticked: ({ id }) => id === 'tab:2' });
    expect(handed(ports)).toMatchObject({ text: '- [Two](<https://two.example/>) (later)\n', to: 'clipboard' });
  });

  it('reports a missing clipboard', async () => {
    const ports = await start();
    const work = async () => ({ to: 'file', why: 'Not focused.' });
    const { data } = await run(ports, { tab_ids: [1] }, { page: work });
    expect(data).toMatchObject({ exported: 1, to: 'file', clipboard_refused: 'Not focused.' });
    const sentence = exportItems(ports).sentence({
      arguments: { format: 'markdown', to: 'clipboard' },
      data: { exported: 1, to: 'file', clipboard_refused: 'Not focused.' },
    });
    expect(sentence.key).toBe('export_instead');
  });
});
