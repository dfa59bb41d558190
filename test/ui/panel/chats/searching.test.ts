import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Text } from '@/src/contract/text.ts';
import { folded } from '@/src/ui/panel/chats/fold-with-offsets.ts';
import { nearness, passageOf, textOfChat, wordsOfQuery } from '@/src/ui/panel/chats/search-chats.ts';
import { answered, called, said } from '../../samples.ts';

const words = ({ key }: Text) => key;
const chatOf = (...all: string[]) =>
  textOfChat(
    all.map((one) => said(one)),
    words,
  );

describe('folding', () => {
  it('keeps the offset of every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const one = text.normalize('NFC');
        expect(folded(text)).toHaveLength(one.length);
      }),
      { examples: [['İstanbul'], ['Tiếng Việt, Đà Nẵng'], ['Ǆungla ẞ'], ['ΣΑΣ']] },
    );
  });

  it('lets words be typed without accents and in any case', () => {
    expect(folded('Tiếng Việt, ĐÀ NẴNG, Zürich')).toBe('tieng viet, da nang, zurich');
    expect(folded('e\u0301te\u0301')).toBe('ete');
  });
});

describe('a search in chats', () => {
  it('finds all words, in any place', () => {
    const messages = [
      said('Which boats?', {
        attached: [{ id: 'x', kind: 'page', title: 'Timetable', source: 's', grade: 'page', text: 'no' }],
      }),
      answered([
        { type: 'text', text: 'The ferry to Zürich.' },
        { type: 'reasoning', text: 'They want a harbour.' },
        called(),
      ]),
    ];
    const chat = textOfChat(messages, words);
    const finds = (query: string) => nearness(wordsOfQuery(query), folded('Trip plans'), chat) !== null;
    expect(
      ['zurich BOATS', 'plans ferry', 'timetable', 'page 7', '', 'example.com/3', 'harbour', 'looked through'].map(
        finds,
      ),
    ).toEqual(Array(8).fill(true));
    expect(['nowhere', 'ferry plane'].map(finds)).toEqual([false, false]);
    expect(nearness(['trip'], 'trip', undefined)).toBe(0);
  });

  const piece = (kind: Attachment['kind'], text: string): Attachment => ({
    id: kind,
    kind,
    title: `a ${kind}`,
    source: 's',
    grade: 'page',
    text,
  });

  it('finds the text of attachments, and errors', () => {
    const failed = { success: false, data: null, error: 'The disk is full.', execution_time_ms: 1, retries: 0 };
    const unread = { id: 'e', syntax: 's', code: 'c', message: 'No name.', suggestion: 'Give one.', raw: '' };
    const messages = [
      said('These', { attached: [piece('file', 'sloop'), piece('selection', 'ketch'), piece('page', 'schooner')] }),
      answered([called({ reasoning: 'Perhaps a yawl.', result: failed }), { type: 'call-error', ...unread }]),
    ];
    const chat = textOfChat(messages, words);
    const finds = (query: string) => nearness(wordsOfQuery(query), '', chat) !== null;
    const sought = ['sloop', 'ketch', 'schooner', 'a page', 'yawl', 'disk full', 'give one'];
    expect(sought.map(finds)).toEqual(sought.map(() => true));
  });

  it('prefers passages in messages to those in attachments, which count once for several versions', () => {
    const page = piece('page', 'The sloop leaves at nine, the ketch at ten.');
    const messages = [
      said('When does it leave?', { attached: [page] }),
      said('When does the boat leave?', { id: 'u2', attached: [page] }),
      answered([{ type: 'text', text: 'Your sloop is the first one.' }]),
    ];
    const chat = textOfChat(messages, words);
    expect(passageOf(['sloop'], chat)?.text).toContain('Your sloop');
    expect(passageOf(['ketch'], chat)?.text).toContain('the ketch at ten');
    expect(chat.text.split('ketch')).toHaveLength(2);
  });

  it('ranks titles before messages, and messages before lists', () => {
    const chat = textOfChat([answered([called()]), said('The ferry')], words);
    const rank = (query: string) => nearness(wordsOfQuery(query), 'boats', chat);
    expect(['boats', 'ferry', 'boats ferry', 'page 7', 'ferry page', 'nowhere'].map(rank)).toEqual([
      0,
      1,
      1,
      2,
      2,
      null,
    ]);
  });

  it('shows the passages', () => {
    const long = 'word '.repeat(40);
    const chat = chatOf(`${long}the harbour of Đà Nẵng ${long}`);
    const passage = passageOf(wordsOfQuery('da nang'), chat)!;
    expect(passage.text.slice(passage.start, passage.end)).toBe('Đà Nẵng');
    expect(passage.text).toMatch(/^…word word .*word….*$/);
    expect(passage.text.length).toBeLessThan(190);
    const apart = passageOf(wordsOfQuery('nang harbour'), chat)!;
    expect(apart.text.slice(apart.start, apart.end)).toBe('Nẵng');
    expect(passageOf(['elsewhere'], chat)).toBeNull();
  });

  it.each([
    ['Three of your **pages** go with the [harbour](https://x.example/), and `two` wait', 'harbour'],
    ['## The *harbour*\n\n- one\n- ~~two~~', 'harbour'],
    ['| Page | Site |\n| --- | --- |\n| harbour | **no** |', 'harbour'],
    [
      `${'word '.repeat(30)}[a long link that leads to the harbour](https://x.example/${'a'.repeat(250)}) and on`,
      'harbour',
    ],
  ])('shows what was said without the marks of Markdown: %s', (text, word) => {
    const passage = passageOf([word], chatOf(text))!;
    expect(passage.text.slice(passage.start, passage.end)).toBe(word);
    expect(passage.text).not.toMatch(/[*#|`~[\]]|https|- /);
  });

  it('quotes words rather than code and formulas, and these where nothing else has the match', () => {
    const chat = chatOf(
      "```ts\nconst quay = boats.filter((boat) => boat.in === 'harbour');\n```\nThe chord is $c = 2r\\sin(x)$.",
      'It costs $5 in the harbour, and $6 in town.\n\n$$\\int_0^1 x\\,dx$$\n\nThat is all.',
    );
    expect(passageOf(['harbour'], chat)?.text).toMatch(
      /^The chord is …\. It costs \$5 in the harbour, and \$6 in town\.\s+That is all\.$/,
    );
    expect(passageOf(['chord'], chat)?.text).not.toMatch(/sin|int_/);
    expect(passageOf(['filter'], chat)?.text).toBe("const quay = boats.filter((boat) => boat.in === 'harbour');");
  });

  it('tells a match that is only in results, by the titles before the addresses', () => {
    const chat = textOfChat([said('Which ones?'), answered([called()])], words);
    const passage = passageOf(['page'], chat)!;
    expect(passage.unsaid).toBe(true);
    expect(passage.text).toContain('Page 1 Page 2');
    expect(passage.text).not.toMatch(/Page 1 https/);
    expect(passageOf(['ones'], chat)?.unsaid).toBeUndefined();
    expect(passageOf(['https://example.com/3'], chat)?.unsaid).toBe(true);
  });

  it('tells it of no match that was thought, said in other places, or in the title', () => {
    const chat = textOfChat(
      [
        said('The page of the ferry, and number 1'),
        answered([{ type: 'reasoning', text: 'They *want* a harbour.' }, called({ reasoning: 'Perhaps a yawl.' })]),
      ],
      words,
    );
    expect(passageOf(['harbour'], chat)).toEqual({ text: 'They want a harbour. Perhaps a yawl.', start: 12, end: 19 });
    expect(passageOf(['yawl'], chat)?.unsaid).toBeUndefined();
    const apart = passageOf(['page', '1'], chat)!;
    expect([apart.text, apart.unsaid]).toEqual(['The page of the ferry, and number 1', undefined]);
    const titled = passageOf(['page', '7'], chat, 'page 7')!;
    expect(titled.text).toContain('page of the ferry');
    expect(passageOf(['7'], chat, 'page 7')?.unsaid).toBeUndefined();
    expect(passageOf(['7'], chat, 'boats')?.unsaid).toBe(true);
  });

  it.each(['It costs $5 (a=b) and $10.', 'It costs $5_000 or $6_000 a year.', 'Set `$HOME=a` and `$PATH=b` at once.'])(
    'takes no prose or code for a formula: %s',
    (text) => {
      expect(passageOf(wordsOfQuery(text).slice(0, 1), chatOf(text))?.text).toBe(text.replaceAll('`', ''));
    },
  );

  it('shows the address of a link if it was searched for', () => {
    const passage = passageOf(['x.example'], chatOf('See [the **quay**](https://x.example/) there'))!;
    expect(passage.text).toContain('[the **quay**](https://x.example/)');
    expect(passage.text.slice(passage.start, passage.end)).toBe('x.example');
  });

  it('marks the match in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (text, at, length) => {
          const chat = chatOf(text);
          const [word] = wordsOfQuery(chat.text.slice(at % (chat.text.length + 1)).slice(0, length));
          fc.pre(word !== undefined && chat.folded.includes(word));
          const passage = passageOf([word!], chat)!;
          expect(folded(passage.text.slice(passage.start, passage.end))).toBe(word);
        },
      ),
    );
  });
});
