import { describe, expect, it } from 'vitest';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import { suggestionsFor } from '@/src/ui/panel/state/suggestions.ts';
import { exchangesOf, openEnd, undoableOf, wordsOf } from '@/src/ui/panel/state/transcript.ts';
import { nothingThere } from '@/test/fakes/services.ts';
import { answered, closed, said } from '../samples.ts';

describe('exchangesOf', () => {
  it('puts all rounds of a turn into one answer', () => {
    const messages = [
      said('one'),
      answered([{ type: 'text', text: 'a' }]),
      answered([{ type: 'text', text: 'b' }], { id: 'a2' }),
      said('two', { id: 'u2', turn: 't2' }),
    ];
    expect(exchangesOf(messages).map(({ user, rounds }) => [user.length, rounds.length])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it('leaves out an empty round', () => {
    expect(exchangesOf([said('one'), answered([])])[0]?.rounds).toEqual([]);
    expect(exchangesOf([answered([], { state: 'streaming' })])[0]?.rounds).toHaveLength(1);
  });
});

describe('a continued answer', () => {
  const text = (words: string) => ({ type: 'text', text: words }) as const;
  const half = answered([text('```js\nconst b')], { state: 'cut' });
  const rest = answered([text(' = 2;\n```\n\nThat is all.')], { id: 'a2' });
  const roundsOf = (...messages: Message[]) => exchangesOf([said('one'), ...messages])[0]!.rounds;

  it('reads as if it had never broken off, even twice', () => {
    expect(wordsOf(roundsOf(half, rest))).toBe('```js\nconst b = 2;\n```\n\nThat is all.');
    const again = answered([text(' Really')], { id: 'a3' });
    const rounds = roundsOf(half, { ...rest, state: 'cut' }, again);
    expect(rounds.map(({ id, state }) => [id, state])).toEqual([['a1', 'complete']]);
    expect(wordsOf(rounds)).toMatch(/const b = 2;.*That is all\. Really$/s);
  });

  it('is the same object while nothing changes, so that it is rendered once', () => {
    expect(roundsOf(half, rest)[0]).toBe(roundsOf(half, rest)[0]);
  });

  it('has the later reasoning before its text', () => {
    const thought = answered([{ type: 'reasoning', text: 'Where was I?' }, text(' = 3')], { id: 'a2' });
    expect(roundsOf(half, thought)[0]?.parts).toEqual([
      { type: 'reasoning', text: 'Where was I?' },
      text('```js\nconst b = 3'),
    ]);
  });

  it.each([
    ['it had ended', { ...half, state: 'complete' } as const, rest],
    ['a call stands between', { ...half, parts: [...half.parts, closed()] }, rest],
    ['it goes on with a call', half, { ...rest, parts: [closed()] }],
    ['it goes on in another run of the browser', half, { ...rest, session: 'next' }],
  ])('stays apart where %s', (_, before, next) => {
    expect(roundsOf(before, next)).toHaveLength(2);
  });
});

describe('wordsOf', () => {
  it('separates text before a call from text after it', () => {
    const before = answered([{ type: 'text', text: 'I look at your tabs.\n' }, closed()]);
    const after = answered([{ type: 'text', text: '\n\nYou have seven.' }], { id: 'a2' });
    expect(wordsOf([before, after])).toBe('I look at your tabs.\n\nYou have seven.');
  });
});

describe('openEnd', () => {
  const turn = (more: Partial<Turn>): Turn =>
    ({
      id: 't1',
      conversation: 'chat',
      state: 'done',
      at: 1,
      provider: 'p1',
      model: '',
      syntax: 'json-block',
      round: 1,
      ...more,
    }) as Turn;

  it('is "cut" for a stream that no page runs', () => {
    expect(openEnd({ turn: turn({ state: 'streaming' }), holder: 'nobody' })).toEqual({ reason: 'cut' });
    expect(openEnd({ turn: turn({ state: 'streaming' }), holder: 'here' })).toBeNull();
    expect(openEnd({ turn: turn({ state: 'streaming' }), holder: 'elsewhere' })).toBeNull();
  });

  it('is null after an answer', () => {
    expect(openEnd({ turn: turn({ end: { reason: 'answered' } }), holder: 'nobody' })).toBeNull();
    expect(openEnd({ turn: null, holder: 'nobody' })).toBeNull();
  });
});

describe('undoableOf', () => {
  const messages = [said('one'), answered([closed()])];

  it('gives the entries of the last changing turn, as long as they can be undone', () => {
    const part = (rows: number) => new Map([['a1:2', { rows, total: 2, outcomes: [] }]]);
    expect(undoableOf({ messages, undone: new Map() })).toEqual(['a1:2']);
    expect(undoableOf({ messages, undone: part(1) })).toEqual(['a1:2']);
    expect(undoableOf({ messages, undone: part(2) })).toEqual([]);
  });

  it('stays the same while later turns only read', () => {
    const later = [...messages, said('two', { id: 'u2', turn: 't2' }), answered([], { id: 'a2', turn: 't2' })];
    expect(undoableOf({ messages: later, undone: new Map() })).toEqual(['a1:2']);
  });
});

describe('suggestionsFor', () => {
  it('begins with the most useful, and has at most three', () => {
    const there = { ...nothingThere, tabs: 214, duplicates: 9, stale: 86, sites: 61, bookmarks: 1204 };
    expect(suggestionsFor(there).map(({ intent }) => intent.id)).toEqual([
      'tabs.close-duplicates',
      'tabs.stale',
      'tabs.group-site',
    ]);
  });

  it('suggests only what exists, and still three things', () => {
    expect(suggestionsFor({ ...nothingThere, tabs: 2 }).map(({ intent }) => intent.id)).toEqual([
      'tabs.list',
      'closed.list',
      'session.list',
    ]);
  });
});
