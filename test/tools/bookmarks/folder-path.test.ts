import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath, locate, parsePath, spotPath } from '@/src/tools/library/folder-path.ts';
import { readLibrary } from '@/src/tools/library/library.ts';
import { fakePorts } from '@/test/fakes/ports.ts';

const folder = (id: string, title: string, children: ReturnType<typeof plain>[] = []) => ({ id, title, children });
const plain = (id: string, title: string) => ({ id, title, children: [] });

const library = () =>
  readLibrary(
    fakePorts({
      bookmarks: {
        bar: [folder('recipes', 'Recipes', [plain('vegan', 'Vegan')]), plain('slash', 'TCP/IP')],
        other: [plain('dev', 'Dev'), plain('caps', 'DEV'), plain('danang', 'Đà Nẵng')],
      },
    }),
  );

describe('paths', () => {
  it('are read back exactly as written, for any titles', () => {
    const titles = fc.array(
      fc
        .string({ minLength: 1 })
        .map((title) => title.trim())
        .filter(Boolean),
    );
    fc.assert(
      fc.property(titles, (path) => {
        expect(parsePath(formatPath(path))).toEqual(path);
      }),
    );
  });

  it.each([
    ['Dev/Rust', ['Dev', 'Rust']],
    [' /Dev // Rust/ ', ['Dev', 'Rust']],
    ['TCP\\/IP', ['TCP/IP']],
    ['C:\\temp', ['C:\\temp']],
    ['a\\\\/b', ['a\\', 'b']],
  ])('%j means %j', (path, titles) => expect(parsePath(path)).toEqual(titles));
});

describe('locating', () => {
  it.each([
    ['Bookmarks bar', '1', []],
    ['bookmarks BAR/Recipes', 'recipes', []],
    ['Recipes', 'recipes', []],
    ['recipes/vegan', 'vegan', []],
    ['Recipes/Soups/Cold', 'recipes', ['Soups', 'Cold']],
    ['Garden', '2', ['Garden']],
    ['Dev', 'dev', []],
    ['DEV', 'caps', []],
    ['TCP\\/IP', 'slash', []],
    ['TCP/IP', '2', ['TCP', 'IP']],
    ['đà nẵng', 'danang', []],
    ['ĐÀ NẴNG'.normalize('NFD'), 'danang', []],
    ['da nang', '2', ['da nang']],
  ])('%j lies in %s, without %j', async (path, parent, missing) => {
    expect(locate(await library(), path)).toEqual({ parent, missing });
  });

  it('gives a path that means the same', async () => {
    const it = await library();
    expect(spotPath(it, locate(it, 'tcp\\/ip/New'))).toBe('Bookmarks bar/TCP\\/IP/New');
  });
});
