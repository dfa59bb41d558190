import { describe, expect, it } from 'vitest';
import { FIRST } from '@/src/chat/message/path.ts';
import { withoutBroken } from '@/src/chat/message/without-broken-round.ts';
import type { Turn } from '@/src/contract/conversation.ts';
import { userMessage } from '@/test/fakes/chat.ts';
import { answered } from '@/test/ui/samples.ts';

const turn: Turn = {
  id: 't',
  conversation: 'chat',
  state: 'stopped',
  at: 1,
  provider: 'p',
  model: 'm',
  syntax: 's',
  round: 2,
  end: { reason: 'error', error: { code: 'broken-stream' } },
};
const asked = userMessage('And?', { id: 'u', turn: 't', at: 1, marks: ['m'] });
const whole = answered([{ type: 'text', text: 'First round' }], { id: 'a1', turn: 't', at: 2 });
const half = answered([{ type: 'text', text: 'Hal' }], { id: 'a2', turn: 't', at: 3, state: 'cut' });

function ports() {
  let ids = 0;
  return {
    now: () => 9,
    newId() {
      ids += 1;
      return `new${ids}`;
    },
  };
}

describe('a turn whose last round broke off', () => {
  it('continues without it in a new version', () => {
    const all = [asked, whole, half];
    const { marks: _, ...said } = asked;
    expect(withoutBroken(all, all, turn, ports())).toEqual({
      turn: { ...turn, id: 'new1', at: 9 },
      messages: [
        { ...said, id: 'new2', turn: 'new1', at: 9, after: FIRST },
        { ...whole, id: 'new3', turn: 'new1', at: 9 },
      ],
    });
  });

  it.each([
    ['ended well', [asked, whole]],
    ['had not begun', [asked]],
    ['had brought nothing', [asked, whole, { ...half, parts: [] }]],
  ])('stays unchanged if the round %s', (_, all) => {
    expect(withoutBroken(all, all, turn, ports())).toBeNull();
  });
});
