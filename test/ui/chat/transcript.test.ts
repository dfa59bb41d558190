import { describe, expect, it } from 'vitest';
import type { Turn } from '@/src/contract/conversation.ts';
import { suggestionsFor } from '@/src/ui/chat/suggestions.ts';
import { exchangesOf, openEnd, undoableOf, wordsOf } from '@/src/ui/chat/transcript.ts';
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

  it('leaves out a round that has nothing to show', () => {
    expect(exchangesOf([said('one'), answered([])])[0]?.rounds).toEqual([]);
    expect(exchangesOf([answered([], { state: 'streaming' })])[0]?.rounds).toHaveLength(1);
  });
});

describe('wordsOf', () => {
  it('parts what stood before a call from what came after it', () => {
    const before = answered([{ type: 'text', text: 'I look at your tabs.\n' }, closed()]);
    const after = answered([{ type: 'text', text: '\n\nYou have seven.' }], { id: 'a2' });
    expect(wordsOf([before, after])).toBe('I look at your tabs.\n\nYou have seven.');
  });
});

describe('openEnd', () => {
  const turn = (more: Partial<Turn>): Turn => ({
    id: 't1',
    conversation: 'chat',
    state: 'done',
    at: 1,
    provider: 'p1',
    model: '',
    syntax: 'json-block',
    round: 1,
    ...more,
  });

  it('is a cut where a stream has no one who writes it', () => {
    expect(openEnd({ turn: turn({ state: 'streaming' }), holder: 'nobody' })).toEqual({ reason: 'cut' });
    expect(openEnd({ turn: turn({ state: 'streaming' }), holder: 'here' })).toBeNull();
    expect(openEnd({ turn: turn({ state: 'streaming' }), holder: 'elsewhere' })).toBeNull();
  });

  it('is nothing after an answer', () => {
    expect(openEnd({ turn: turn({ end: { reason: 'answered' } }), holder: 'nobody' })).toBeNull();
    expect(openEnd({ turn: null, holder: 'nobody' })).toBeNull();
  });
});

describe('undoableOf', () => {
  const messages = [said('one'), answered([closed()])];

  it('is what the last acting turn did, as long as something of it is left', () => {
    const part = (rows: number) => new Map([['a1:2', { rows, total: 2, outcomes: [] }]]);
    expect(undoableOf({ messages, undone: new Map() })).toEqual(['a1:2']);
    expect(undoableOf({ messages, undone: part(1) })).toEqual(['a1:2']);
    expect(undoableOf({ messages, undone: part(2) })).toEqual([]);
  });

  it('stays while turns follow that only look', () => {
    const later = [...messages, said('two', { id: 'u2', turn: 't2' }), answered([], { id: 'a2', turn: 't2' })];
    expect(undoableOf({ messages: later, undone: new Map() })).toEqual(['a1:2']);
  });
});

describe('suggestionsFor', () => {
  it('begins with what helps most, and has three at most', () => {
    const there = { ...nothingThere, tabs: 214, duplicates: 9, stale: 86, sites: 61, bookmarks: 1204 };
    expect(suggestionsFor(there).map(({ intent }) => intent.id)).toEqual([
      'tabs.close-duplicates',
      'tabs.stale',
      'tabs.group-site',
    ]);
  });

  it('suggests nothing that is not there, and three things all the same', () => {
    expect(suggestionsFor({ ...nothingThere, tabs: 2 }).map(({ intent }) => intent.id)).toEqual([
      'tabs.list',
      'closed.list',
      'session.list',
    ]);
  });
});
