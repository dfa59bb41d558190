import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitContext, withinReach } from '@/src/chat/context/fit-context.ts';
import { historyOf } from '@/src/chat/context/model-history.ts';
import type { Message, Part } from '@/src/contract/conversation.ts';
import { userMessage } from '@/test/fakes/chat.ts';
import { notations } from './protocols.ts';

const result = { success: true, data: 'Two tabs.', error: null, execution_time_ms: 1, retries: 0 };
const call = { id: 'c', name: 'list_tabs', arguments: {}, repairs: [] };
const wrong = { type: 'call-error', message: 'No.', suggestion: '', syntax: 'json-block', span: { start: 0, end: 1 } };

const part = fc.constantFrom(
  { type: 'text', text: 'Here.' },
  { type: 'text', text: ' ' },
  { type: 'text', text: 'Many words. '.repeat(15) },
  { type: 'reasoning', text: 'Hm.' },
  { type: 'call', call, raw: '', state: 'done', result },
  { type: 'call', call, raw: '', state: 'stopped' },
  { ...wrong, code: 'unknown-tool', raw: 'list_tab' },
  { ...wrong, code: 'invented-result', raw: 'Result: 3' },
) as unknown as fc.Arbitrary<Part>;
const round = fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 3 }), cut: fc.boolean() });
const rounds = fc.array(round, { maxLength: 3 });

/** A conversation of these turns; another round comes only after one that asked for it, or was cut. */
function conversation(turns: { parts: Part[]; cut: boolean }[][]): Message[] {
  return turns.flatMap((all, at) => {
    const turn = `turn-${at}`;
    const end = all.findIndex(({ parts, cut }) => !cut && parts.every(({ type }) => !type.startsWith('call')));
    const said = end < 0 ? all : all.slice(0, end + 1);
    return [
      userMessage('And?', { id: `${at}`, turn }),
      ...said.map(({ parts, cut }, n) =>
        userMessage('', { id: `${at}-${n}`, turn, role: 'assistant', parts, state: cut ? 'cut' : 'complete' }),
      ),
    ];
  });
}

describe.each(notations)('the messages sent in $notation', ({ protocol, syntax }) => {
  it('never has two messages of one side in a row, however a turn ended', () => {
    fc.assert(
      fc.property(
        fc.array(rounds, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 50, max: 5000 }),
        (turns, size) => {
          const stored = [...conversation(turns), userMessage('Now?', { id: 'now', turn: 'now' })];
          const history = historyOf(stored, { protocol, syntax, resultBudget: 1000 });
          const { messages } = fitContext([], history, { contextTokens: size });
          const roles = messages.map(({ role }) => role);
          expect(roles).toEqual(roles.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')));
          expect(messages.every(({ text }) => text.trim() !== '')).toBe(true);
        },
      ),
    );
  });

  it('are the same if the earliest turns are left out before they are written', () => {
    const ids = fc.array(
      fc.nat(5).map((at) => `turn-${at}`),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(
        fc.array(rounds, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 10, max: 200 }),
        ids,
        (turns, contextTokens, kept) => {
          const stored = [...conversation(turns), userMessage('Now?', { id: 'now', turn: 'now' })];
          const sent = (messages: Message[], beyond = 0) =>
            fitContext(
              [],
              historyOf(messages, { protocol, syntax, resultBudget: 100, kept }),
              { contextTokens },
              { beyond },
            );
          const { messages, turns: beyond } = withinReach(stored, kept, contextTokens);
          expect(sent(messages, beyond)).toEqual(sent(stored));
        },
      ),
    );
  });
});
