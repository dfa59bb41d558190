import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import { BackgroundGone } from '@/src/contract/services.ts';
import { importFile } from '@/src/tools/bookmarks/file/import-file.ts';
import { bookmarkFile, libraryEvents } from '@/src/tools/bookmarks/file/write-file.ts';
import { tools } from '@/src/tools/index.ts';
import { readLibrary } from '@/src/tools/library/library.ts';
import { importNotice } from '@/src/ui/options/data/import-notice.ts';
import type { Seed, TreeNode } from '@/test/fakes/bookmarks.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { worker, world } from '@/test/fakes/registry.ts';
import { lifeOf } from '@/test/model/mortal.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/bookmarks/${name}.html`, import.meta.url), 'utf8');

async function* inPieces(text: string, size = 50): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

function start(bookmarks: Parameters<typeof fakePorts>[0] = {}) {
  const its = world();
  const ports = fakePorts(bookmarks);
  const made = tools.map((make) => make(ports));
  const { registry } = worker(its, made);
  const asked: string[] = [];
  const ask = async <Name extends MessageName>(name: Name, payload: Payload<Name>): Promise<Answers[Name]> => {
    const handlers = {
      run: ({ call, rest, context }: Payload<'run'>) => {
        asked.push(call.name);
        return registry.run(call, context, rest);
      },
      stop: ({ call }: Payload<'stop'>) => registry.stop(call).then(() => null),
      deny: (denial: Payload<'deny'>) => registry.deny(denial),
    };
    const handler = Reflect.get(handlers, name) as (payload: Payload<Name>) => Promise<Answers[Name]>;
    return handler(payload);
  };
  let ids = 0;
  const run = (
    text: string,
    { title = 'Imported', ...more }: { title?: string; signal?: AbortSignal; saved?: (count: number) => void } = {},
  ) =>
    importFile(inPieces(text), title, {
      callTool: toolClient({
        ask,
        newId: () => `import-${++ids}`,
        window: null,
        work: async () => null,
        changes: fakeChanges(),
      }),
      newId: () => `call-${++ids}`,
      deny: (ticket) => ask('deny', { ticket }),
      signal: new AbortController().signal,
      toRead: 'to read',
      saved: () => undefined,
      ...more,
    });
  return { ports, its, registry, run, asked };
}

const titles = (node: TreeNode): unknown =>
  'children' in node
    ? { [node.title]: node.children.map(titles) }
    : 'separator' in node
      ? '---'
      : `${node.title} ${node.url}`;
const look = ({ ports }: ReturnType<typeof start>) => ports.bookmarks.tree().map(titles);

describe('importing a bookmark file', () => {
  it('saves everything in a new folder, with tags, and can be undone', async () => {
    const started = start({ bookmarks: { bar: [{ title: 'Menu', url: 'https://menu.example/' }] } });
    const before = [started.ports.bookmarks.tree(), await started.ports.tags.all()];
    const outcome = await started.run(fixture('firefox'));
    expect(outcome).toMatchObject({ folder: 'Imported', saved: 4, leftOut: 0, problem: null });
    expect(outcome.left).toEqual({ bookmarks: [], notes: ['Menu', 'Bookmarks Toolbar'], separators: 0 });
    expect(look(started)).toEqual([
      { 'Bookmarks bar': ['Menu https://menu.example/'] },
      {
        'Other bookmarks': [
          {
            Imported: [
              'Menu https://menu.example/',
              '---',
              'Most visited place:sort=8&maxResults=10',
              { 'Bookmarks Toolbar': ['Bar https://bar.example/'] },
              { 'Other Bookmarks': ['Đọc sau https://later.example/'] },
            ],
          },
        ],
      },
    ]);
    expect(await started.ports.tags.of(['https://menu.example'])).toEqual(
      new Map([['https://menu.example', ['recipes', 'to read']]]),
    );
    for (const entry of outcome.entries.toReversed()) await started.registry.undo({ entry });
    expect([started.ports.bookmarks.tree(), await started.ports.tags.all()]).toEqual(before);
  });

  it('keeps the content of a folder with the title of the trash visible', async () => {
    for (const title of ['Imported', 'Outrigger trash']) {
      const started = start();
      const outcome = await started.run(
        '<DL><p><DT><H3>Outrigger trash</H3><DL><p><DT><A HREF="https://a.example/">A</A></DL><p></DL>',
        { title },
      );
      expect(outcome).toMatchObject({ saved: 1, leftOut: 0, problem: null });
      const { trashed, nodes } = await readLibrary(started.ports);
      expect(trashed).toEqual([]);
      expect(nodes.map((node) => node.title)).toContain('Outrigger trash (2)');
    }
  });

  it('keeps the order, other addresses and empty folders, and uses a second folder if one exists', async () => {
    const started = start({ bookmarks: { other: [{ title: 'Imported', children: [] }] } });
    const outcome = await started.run(fixture('chrome'));
    expect(outcome).toMatchObject({ folder: 'Imported (2)', saved: 4, leftOut: 0 });
    expect(look(started)[1]).toEqual({
      'Other bookmarks': [
        { Imported: [] },
        {
          'Imported (2)': [
            {
              'Bookmarks bar': [
                'Beds & borders https://garden.example/?a=1&b=2',
                { Empty: [] },
                { Dev: ["<Rust> 'book' https://rust.example/", "Bookmarklet javascript:alert('hi')"] },
              ],
            },
            'In other bookmarks https://other.example/',
          ],
        },
      ],
    });
  });

  it('distinguishes folders with unusual, empty and equal names', async () => {
    const started = start();
    const page = '<DT><A HREF=http://a/>x</A>';
    const text = `<DT><H3>a/b\\c</H3><DL>${page}</DL><DT><H3> </H3><DL>${page}</DL><DT><H3>DEV</H3><DL></DL><DT><H3>dev</H3><DL>${page}</DL>`;
    expect(await started.run(text)).toMatchObject({ saved: 3, problem: null });
    expect(look(started)[1]).toEqual({
      'Other bookmarks': [
        { Imported: [{ 'a/b\\c': ['x http://a/'] }, { '': ['x http://a/'] }, { DEV: [] }, { dev: ['x http://a/'] }] },
      ],
    });
  });

  it('imports in portions, reports progress, and keeps what is imported when stopped', async () => {
    const started = start();
    const text = Array.from({ length: 2_300 }, (_, at) => `<DT><A HREF="https://site.example/${at}">${at}</A>\n`).join(
      '',
    );
    const stop = new AbortController();
    const told: number[] = [];
    const outcome = await started.run(text, {
      signal: stop.signal,
      saved: (count) => {
        told.push(count);
        if (told.length === 2) stop.abort();
      },
    });
    expect(told).toEqual([1_000, 2_000]);
    expect(outcome).toMatchObject({ saved: 2_000, problem: { key: 'bookmarks_import_stopped' } });
    expect(started.asked).toEqual(['import_bookmarks', 'import_bookmarks']);
  });

  it.each(['PK\u0003\u0004 Bookmarks.html', 'mozLz40\0 x', 'bplist00 x', '\u001f\u008b x'])(
    'says what to do with a packed file: %j',
    async (text) => {
      expect(await start().run(text)).toMatchObject({ saved: 0, problem: { key: 'bookmarks_import_packed' } });
    },
  );

  it('reports an empty file, and that importing is set to ask', async () => {
    expect(await start().run('<html>no bookmarks</html>')).toMatchObject({
      saved: 0,
      entries: [],
      problem: { key: 'bookmarks_import_empty' },
    });
    const started = start();
    await started.its.records.settings.change({ policies: { import_bookmarks: 'ask' } });
    expect(await started.run(fixture('safari'))).toMatchObject({ problem: { key: 'bookmarks_import_asks' } });
    expect(await started.registry.openTickets()).toEqual([]);
  });

  it('names skipped items by title, and counts separators if the browser has none', async () => {
    const started = start({ separators: false });
    const outcome = await started.run(
      '<DL><DT><A HREF="www.bare.test">bare</A><HR><DT><A HREF="">none</A><DT><A HREF="http://a.test/" TOREAD="1">A</A><DD>note',
    );
    expect(outcome).toMatchObject({ saved: 1, leftOut: 2, problem: null });
    expect(outcome.left).toEqual({
      bookmarks: [
        { title: 'bare', url: 'www.bare.test' },
        { title: 'none', url: '' },
      ],
      notes: ['A'],
      separators: 1,
    });
    expect(await started.ports.tags.of(['http://a.test'])).toEqual(new Map([['http://a.test', ['to read']]]));
  });

  it('names items that the browser refuses', async () => {
    const started = start();
    const { create } = started.ports.bookmarks;
    started.ports.bookmarks.create = async (node) => {
      if (node.url?.startsWith('refused:')) throw new Error('Invalid URL.');
      return create(node);
    };
    const outcome = await started.run('<DL><DT><A HREF="refused:x">No</A><DT><A HREF="http://a.test/">A</A></DL>');
    expect(outcome).toMatchObject({ saved: 1, leftOut: 1, missing: 0 });
    expect(outcome.left?.bookmarks).toEqual([{ title: 'No', url: 'refused:x' }]);
  });

  it('of an export gives the same library: order, copies, separators, unusual titles and schemes', async () => {
    const title = fc.oneof(
      fc.constantFrom(
        '',
        'Dev',
        'dev',
        ' a  b ',
        'a/b',
        '<b> & "c"',
        'Vec<String>',
        'two\nlines',
        '&eacute;',
        'ハハ',
        'パパ',
      ),
      fc.string({ unit: 'grapheme' }).filter((one) => !/[\0\ufffd]/.test(one)),
    );
    const url = fc.oneof(
      fc.constantFrom(
        'javascript:alert("<a>")',
        'data:text/html,<b>',
        'file:///a b',
        'about:config',
        'place:sort=8&x=1',
      ),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    );
    const { tree } = fc.letrec<{ tree: Seed; folder: Seed }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.record({ title, url }),
        fc.constant<Seed>({ title: '', url: 'data:', separator: true }),
        tie('folder'),
      ),
      folder: fc.record({ title, children: fc.array(tie('tree'), { maxLength: 4 }) }),
    }));
    const seeds = fc.record({ bar: fc.array(tree, { maxLength: 5 }), other: fc.array(tree, { maxLength: 5 }) });
    const bare = (node: TreeNode): unknown => ({
      ...('children' in node ? { children: node.children.map(bare) } : node),
      title: node.title,
      id: '',
      added: 0,
    });
    await fc.assert(
      fc.asyncProperty(seeds, async (bookmarks) => {
        const source = fakePorts({ bookmarks });
        let text = '';
        for await (const piece of bookmarkFile(libraryEvents(source))) text += piece;
        const started = start();
        expect(await started.run(text)).toMatchObject({ leftOut: 0, missing: 0 });
        const [, other] = started.ports.bookmarks.tree() as [TreeNode, TreeNode & { children: TreeNode[] }];
        const [imported] = other.children as [TreeNode & { children: TreeNode[] }];
        expect(imported.children.map(bare)).toEqual(source.bookmarks.tree().map(bare));
      }),
      { numRuns: 60 },
    );
  });

  it('of an export leaves out the trash and includes the tags', async () => {
    const source = fakePorts({
      bookmarks: {
        bar: [{ title: 'Dev', children: [{ title: 'A & B', url: 'https://a.example/?x=1&y=2' }] }],
        other: [
          { title: 'Outrigger trash', children: [{ title: 'Gone', url: 'https://gone.example/' }] },
          { title: 'C', url: 'https://c.example/' },
        ],
      },
    });
    await source.tags.add('https://c.example', ['two words', 'a,b']);
    let text = '';
    for await (const piece of bookmarkFile(libraryEvents(source))) text += piece;
    const started = start();
    await started.run(text);
    expect(look(started)[1]).toEqual({
      'Other bookmarks': [
        {
          Imported: [
            { 'Bookmarks bar': [{ Dev: ['A & B https://a.example/?x=1&y=2'] }] },
            { 'Other bookmarks': ['C https://c.example/'] },
          ],
        },
      ],
    });
    expect((await started.ports.tags.all()).map(({ name }) => name).sort()).toEqual(['a,b', 'two words']);
  });
});

describe('an import whose worker is killed again and again', () => {
  const linesOf = (length: number) =>
    Array.from({ length }, (_, at) => `<DT><A HREF="https://site.example/${at}">${at}</A>\n`).join('');

  /** Workers that die after so many steps each, until there are no more of them. */
  function mortal(steps: () => number, length = 1_200) {
    const its = world();
    const ports = fakePorts();
    let registry: ReturnType<typeof worker>['registry'];
    let died: Promise<'died'>;
    function wake() {
      const life = lifeOf(steps(), () => undefined);
      died = life.died;
      const records = { ...its.records, journal: life.through(its.records.journal) };
      const mine = { ...ports, bookmarks: life.through(ports.bookmarks) };
      registry = worker(
        { ...its, records },
        tools.map((make) => make(mine)),
      ).registry;
    }
    wake();
    /** Asks five workers, as pages do, before it gives up. */
    const ask = async <Name extends MessageName>(name: Name, payload: Payload<Name>): Promise<Answers[Name]> => {
      const { call, rest, context } = payload as Payload<'run'>;
      for (let sends = 0; sends < 5; sends++) {
        const working = name === 'undo' ? registry.undo(payload as Payload<'undo'>) : registry.run(call, context, rest);
        const answer = await Promise.race([working, died]);
        if (answer !== 'died') return answer as Answers[Name];
        wake();
      }
      throw new BackgroundGone(null);
    };
    let ids = 0;
    const newId = () => `import-${++ids}`;
    const options = {
      callTool: toolClient({ ask, newId, window: null, work: async () => null, changes: fakeChanges() }),
      newId,
      deny: (ticket: string) => ask('deny', { ticket }),
      signal: new AbortController().signal,
      toRead: 'to read',
      saved: () => undefined,
    };
    return { ports, ask, run: () => importFile(inPieces(linesOf(length), 5_000), 'Imported', options) };
  }

  const count = async ({ ports }: ReturnType<typeof mortal>) =>
    (await ports.bookmarks.all()).filter(({ url }) => url !== null).length;

  it.each([30, 70, 150, 400, 1_000])('is complete and without duplicates if each worker has %i steps', async (most) => {
    // More than one portion where workers live long enough for it.
    const length = most < 100 ? 500 : 1_200;
    const started = mortal(() => most, length);
    expect(await started.run()).toMatchObject({ saved: length, missing: 0, problem: null });
    expect(await count(started)).toBe(length);
  });

  it.each([5, 200])(
    'says what is missing if it cannot finish, and Undo reverts all of it: after %i steps',
    async (first) => {
      let lives = 0;
      let forGood = true;
      const started = mortal(() => (!forGood ? Number.POSITIVE_INFINITY : ++lives === 1 ? first : 3), 400);
      const before = started.ports.bookmarks.tree();
      const outcome = await started.run();
      expect(outcome.problem).toMatchObject({ key: 'bookmarks_import_failed' });
      expect(outcome.saved + outcome.missing).toBe(400);
      forGood = false;
      await started.ask('undo', { entry: 'wake' }).catch(() => null);
      await importNotice({ ask: started.ask }, outcome).undo?.();
      expect(started.ports.bookmarks.tree()).toEqual(before);
    },
  );
});
