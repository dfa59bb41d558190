import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf, pathTo, shownTo, turnBefore, versionsOf } from '@/src/chat/message/path.ts';
import type { Message } from '@/src/contract/conversation.ts';
import { userMessage } from '@/test/fakes/chat.ts';

const said = (turn: string, after?: string): Message[] => [
  userMessage(turn, { id: `${turn}u`, turn, ...(after === undefined ? {} : { after }) }),
  userMessage(turn, { id: `${turn}a`, turn, role: 'assistant' }),
];
const turns = (messages: Message[]) => [...new Set(messages.map(({ turn }) => turn))];

// b was edited to b2, b2 answered twice (b3), and c follows b.
const all = [...said('a', 'first'), ...said('b', 'a'), ...said('c', 'b'), ...said('b2', 'a'), ...said('b3', 'a')];

describe('the path through a conversation', () => {
  it('is all of a conversation without versions, also of an old one', () => {
    const plain = [...said('a'), ...said('b'), ...said('c')];
    expect(pathOf(plain)).toEqual(plain);
    expect(versionsOf(plain, 'b')).toEqual(['b']);
  });

  it('takes the newest version if none was chosen', () => expect(turns(pathOf(all))).toEqual(['a', 'b3']));

  it('takes the chosen version, with the turns after it', () => {
    expect(turns(pathOf(all, { a: 'b' }))).toEqual(['a', 'b', 'c']);
    expect(turns(pathOf(all, { a: 'b2' }))).toEqual(['a', 'b2']);
    expect(turns(pathOf(all, { a: 'gone' }))).toEqual(['a', 'b3']);
  });

  it('knows the versions of a turn and its predecessor', () => {
    expect(versionsOf(all, 'b2')).toEqual(['b', 'b2', 'b3']);
    expect(versionsOf(all, 'c')).toEqual(['c']);
    expect(turnBefore(all, 'b3')).toBe('a');
    expect(turns(pathTo(all, 'c'))).toEqual(['a', 'b', 'c']);
  });

  it('gives the changes that show a turn', () => {
    expect(shownTo(all, 'b3')).toEqual({});
    expect(shownTo(all, 'c')).toEqual({ a: 'b' });
    expect(shownTo(all, 'b2', { first: 'a', b: 'c' })).toEqual({ first: 'a', b: 'c', a: 'b2' });
  });

  it('visits each message only a few times in a long conversation', () => {
    let looks = 0;
    const counted = Array.from({ length: 2_000 }, (_, n): Message => {
      const message = userMessage('Yes', { id: `${n}`, turn: `t${n}` });
      const get = () => {
        looks += 1;
        return `t${n}`;
      };
      return Object.defineProperty(message, 'turn', { get });
    });
    shownTo(counted, 't1999');
    pathOf(counted);
    expect(looks).toBeLessThan(20 * counted.length);
  });

  it('shows every turn in some version, and ends for any stored data', () => {
    const place = fc.integer({ min: -2, max: 12 }).map((n) => (n < 0 ? undefined : n === 0 ? 'first' : `t${n}`));
    fc.assert(
      fc.property(fc.array(place, { maxLength: 10 }), (places) => {
        const messages = places.flatMap((after, at) => said(`t${at + 1}`, after));
        expect(new Set(pathOf(messages)).isSubsetOf(new Set(messages))).toBe(true);
        for (const { turn } of messages) {
          expect(turns(pathTo(messages, turn))).toContain(turn);
          expect(versionsOf(messages, turn)).toContain(turn);
        }
      }),
    );
  });
});
