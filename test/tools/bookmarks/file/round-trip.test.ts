import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileEvent } from '@/src/tools/bookmarks/file/file-events.ts';
import { BookmarkFileReader } from '@/src/tools/bookmarks/file/read-file.ts';
import { bookmarkFile } from '@/src/tools/bookmarks/file/write-file.ts';

async function written(events: FileEvent[]): Promise<string> {
  let text = '';
  for await (const piece of bookmarkFile(events)) text += piece;
  return text;
}

function read(text: string, cuts: number[] = []): FileEvent[] {
  const reader = new BookmarkFileReader();
  const ends = [...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  let from = 0;
  const events: FileEvent[] = [];
  for (const end of ends) {
    events.push(...reader.push(text.slice(from, end)));
    from = end;
  }
  return [...events, ...reader.end()];
}

const name = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a & b <c> "d" \'e\'', '&amp;', '</A>', ' x ', 'two\nlines', '<DL><p>', ''),
);
const seconds = fc.integer({ min: 1, max: 4_000_000_000 }).map((second) => second * 1_000);
const tag = fc
  .oneof(fc.constantFrom('a', 'b,c', '"q"', 'đọc sau'), fc.string({ minLength: 1 }))
  .filter((one) => one.trim() !== '' && one.trim() === one);
const bookmark = fc.record(
  {
    kind: fc.constant('bookmark' as const),
    title: name,
    url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
    tags: fc.array(tag, { maxLength: 3 }),
    added: seconds,
    modified: seconds,
  },
  { requiredKeys: ['kind', 'title', 'url', 'tags'] },
);
const { forest } = fc.letrec<{ forest: FileEvent[]; folder: FileEvent[] }>((tie) => ({
  forest: fc
    .array(
      fc.oneof(
        { maxDepth: 3 },
        bookmark.map((one): FileEvent[] => [one]),
        tie('folder'),
      ),
      { maxLength: 5 },
    )
    .map((all) => all.flat()),
  folder: fc
    .tuple(
      fc.record(
        {
          kind: fc.constant('folder-start' as const),
          title: name,
          root: fc.constantFrom('bar' as const, 'other' as const),
          added: seconds,
          modified: seconds,
        },
        { requiredKeys: ['kind', 'title'] },
      ),
      tie('forest'),
    )
    .map(([start, inside]): FileEvent[] => [start, ...inside, { kind: 'folder-end' }]),
}));

/** Null characters and lone halves of pairs are not text that HTML carries. */
const plain = (events: FileEvent[]) => events.every((event) => !/[\0\ufffd]/.test(JSON.stringify(event)));

describe('a bookmark file', () => {
  it('is read exactly as written, wherever it is cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(forest.filter(plain), fc.array(fc.nat(), { maxLength: 6 }), async (events, cuts) => {
        expect(read(await written(events), cuts)).toEqual(events);
      }),
      { numRuns: 300 },
    );
  });

  it('never fails, closes every folder, and says the same in one piece and in many', () => {
    const piece = fc.constantFrom(
      '<DL><p>',
      '</DL>',
      '<DT>',
      '<H3 ADD_DATE="1">',
      '</H3>',
      '<A HREF="http://x.example/">',
      "<A HREF='http://y",
      '</A>',
      '<DD>',
      'text & <',
      '\n',
      '"',
      '>',
      '&#x41;',
      '<!-- x -->',
      '<A HREF=z TAGS="a,,b">',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.array(fc.nat(), { maxLength: 5 }), (pieces, cuts) => {
        const text = pieces.join('');
        const events = read(text);
        let depth = 0;
        for (const { kind } of events) {
          depth += kind === 'folder-start' ? 1 : kind === 'folder-end' ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
        expect(read(text, cuts)).toEqual(events);
      }),
      { numRuns: 500 },
    );
  });
});
