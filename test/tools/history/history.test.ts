import { describe, expect, it } from 'vitest';
import { deleteHistory } from '@/src/tools/history/delete-history.ts';
import { searchHistory } from '@/src/tools/history/search-history.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';

const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00`).getTime();

function world(more: Parameters<typeof fakePorts>[0] = {}) {
  return fakePorts({
    ...more,
    permissions: ['history'],
    history: [
      {
        url: 'https://heise.de/heat',
        title: 'Heat pumps',
        visits: [at('2026-11-17', 14), at('2026-11-20'), at('2026-11-20', 13)],
      },
      { url: 'https://arxiv.org/abs/1', title: 'A paper', visits: [at('2026-11-20', 9)] },
      { url: 'https://www.arxiv.org/abs/2', title: 'Phở paper', visits: [at('2026-11-19')] },
    ],
  });
}

const search = async (args: object, ports = world()) =>
  (await runRead(searchHistory(ports), args)) as {
    items: { id?: string; site?: string; day?: string }[];
    total: number;
  };

describe('search_history', () => {
  it.each([
    [{}, ['https://heise.de/heat', 'https://arxiv.org/abs/1', 'https://www.arxiv.org/abs/2']],
    [{ query: 'heat pumps' }, ['https://heise.de/heat']],
    [{ query: 'heet pump' }, ['https://heise.de/heat']],
    [{ query: 'pho' }, ['https://www.arxiv.org/abs/2']],
    [{ site: 'arxiv.org', to: '2026-11-19' }, ['https://www.arxiv.org/abs/2']],
    [{ from: '2026-11-18', to: '2026-11-19' }, ['https://www.arxiv.org/abs/2']],
    [{ query: 'paper', limit: 1 }, ['https://arxiv.org/abs/1']],
    [{ query: 'sourdough' }, []],
  ])('%j', async (args, ids) => expect((await search(args)).items.map(({ id }) => id)).toEqual(ids));

  it('leaves out what is open, if only other pages are wanted', async () => {
    const ports = world({ tabs: [{ url: 'https://arxiv.org/abs/1#top' }] });
    expect((await search({ open: false }, ports)).items.map(({ id }) => id)).toEqual([
      'https://heise.de/heat',
      'https://www.arxiv.org/abs/2',
    ]);
  });

  it('tells a model that may not see tabs nothing of what is open', async () => {
    const { signal } = new AbortController();
    const ports = world({ tabs: [{ url: 'https://arxiv.org/abs/1' }] });
    const read = (open?: false) =>
      searchHistory(ports).read(
        { limit: 10, ...(open === false && { open }) },
        { ...somewhere, signal, sees: ['history'] },
      );
    expect(await read(false)).toEqual(await read());
  });

  it('gives complete items, with the tags of their addresses', async () => {
    const ports = world();
    await ports.tags.add('https://heise.de/heat', ['home']);
    expect((await search({ query: 'heat' }, ports)).items).toEqual([
      {
        id: 'https://heise.de/heat',
        title: 'Heat pumps',
        url: 'https://heise.de/heat',
        last_visit: new Date(at('2026-11-20', 13)).toISOString(),
        visits: 3,
        tags: ['home'],
      },
    ]);
    expect((await search({ query: 'home' }, ports)).total).toBe(1);
  });

  it('counts by site and by day', async () => {
    expect((await search({ group_by: 'site' })).items).toMatchObject([
      { site: 'heise.de', pages: 1, visits: 3 },
      { site: 'arxiv.org', pages: 2, visits: 2 },
    ]);
    expect((await search({ group_by: 'day' })).items).toMatchObject([
      { day: '2026-11-20', pages: 2 },
      { day: '2026-11-19', pages: 1 },
    ]);
  });
});

describe('delete_history', () => {
  const planOf = (args: object, ports = world()) => {
    const tool = deleteHistory(ports);
    return tool.plan(tool.parameters.parse(args), { ...somewhere, signal: new AbortController().signal });
  };

  it('lists the visits to remove by day and site', async () => {
    const plan = await planOf({ from: '2026-11-17' });
    expect(plan.rows.map(({ id }) => id)).toEqual([
      'history:2026-11-20:heise.de',
      'history:2026-11-20:arxiv.org',
      'history:2026-11-19:arxiv.org',
      'history:2026-11-17:heise.de',
    ]);
    expect(plan.notes).toEqual([{ key: 'history_delete_final' }]);
  });

  it('says how many pages its lines are, where a line has several', async () => {
    const visits = [at('2026-11-20')];
    const pages = ['a.test/1', 'a.test/2', 'b.test/1'].map((place) => ({ url: `https://${place}`, visits }));
    const plan = await planOf({ from: '2026-11-20' }, fakePorts({ permissions: ['history'], history: pages }));
    expect(plan.rows).toHaveLength(2);
    expect(plan.notes).toContainEqual({ key: 'history_delete_pages', params: { n: 3 } });
  });

  it.each([
    [{ site: 'heise.de', from: '2026-11-18' }, [[at('2026-11-17', 14)], [at('2026-11-20', 9)], [at('2026-11-19')]]],
    [{ urls: ['https://arxiv.org/abs/1'] }, [3, 1]],
    [
      { from: new Date(at('2026-11-20', 10)).toISOString(), to: new Date(at('2026-11-20', 12)).toISOString() },
      [2, 1, 1],
    ],
  ])('%j deletes these visits and no others', async (args, left) => {
    const ports = world();
    const run = await runWrite(deleteHistory(ports), args);
    expect(run.outcomes.every(({ state }) => state === 'done')).toBe(true);
    const visits = ports.history.look().map((page) => page.visits);
    expect(visits.map((all, n) => (typeof left[n] === 'number' ? all.length : all))).toEqual(left);
  });

  it('refuses to list more than people can check', async () => {
    const history = Array.from({ length: 5001 }, (_, n) => ({
      url: `https://a.test/${n}`,
      visits: [at('2026-11-20')],
    }));
    const ports = fakePorts({ permissions: ['history'], history });
    await expect(planOf({ site: 'a.test' }, ports)).rejects.toMatchObject({ code: 'too-large' });
  });
});
