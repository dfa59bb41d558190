import type { CallPart, Message, Part } from '@/src/contract/conversation.ts';
import type { Preview } from '@/src/contract/run.ts';
import type { LiveRow, Row } from '@/src/contract/tool.ts';
import { anyText } from '../fakes/any-text.ts';

export const said = (words: string, more: Partial<Message> = {}): Message => ({
  id: 'u1',
  conversation: 'chat',
  turn: 't1',
  role: 'user',
  at: 1,
  parts: [{ type: 'text', text: words }],
  state: 'complete',
  ...more,
});

export const answered = (parts: Part[], more: Partial<Message> = {}): Message => ({
  id: 'a1',
  conversation: 'chat',
  turn: 't1',
  role: 'assistant',
  at: 2,
  parts,
  state: 'complete',
  ...more,
});

export const tabRow = (n: number): LiveRow => ({
  kind: 'tab',
  id: String(n),
  title: `Page ${n}`,
  url: `https://example.com/${n}`,
});

export const called = (more: Partial<CallPart> = {}): CallPart => ({
  type: 'call',
  call: { id: 'a1:1', name: 'list_tabs', arguments: { site: 'example.com' }, repairs: [] },
  syntax: 'json-block',
  raw: '',
  state: 'done',
  result: { success: true, data: { total: 7 }, error: null, execution_time_ms: 400, retries: 0 },
  view: { sentence: { key: 'Looked through 7 tabs' }, rows: [1, 2, 3, 4, 5, 6, 7].map(tabRow), total: 43 },
  ...more,
});

export const closed = (): CallPart =>
  called({
    call: { id: 'a1:2', name: 'close_tabs', arguments: {}, repairs: [] },
    view: {
      sentence: { key: 'Closed 2 tabs' },
      rows: [],
      total: 0,
      undo: { entry: 'a1:2', label: { key: 'Undo: close 2 tabs' } },
    },
  });

const planRow = (n: number): Row => ({
  id: `tab:${n}`,
  title: `Page ${n}`,
  url: `https://example.com/${n}`,
  ...(n === 2 ? { source: 'evil.example' } : {}),
});

/** Closing so many tabs, in two sections where there are more than three. Sentences hold their own count. */
export function plan(rows: number, more: Partial<Preview> = {}): Preview {
  const all = Array.from({ length: rows }, (_, index) => planRow(index + 1));
  const section = { call: 'c1', tool: 'close_tabs', effect: 'destroy', inverse: 'partial' } as const;
  return {
    headline: anyText('close_tabs_question'),
    reason: { key: 'Closing asks first.' },
    notes: [{ key: 'The copy you used last stays open.' }],
    verb: anyText('close_tabs_verb'),
    refuse: { key: 'Keep all' },
    sections:
      rows > 3
        ? [
            { ...section, id: 's1', title: { key: 'Exact copies' }, rows: all.slice(0, 3) },
            { ...section, id: 's2', title: { key: 'Nearly the same' }, rows: all.slice(3) },
          ]
        : [{ ...section, id: 's1', title: null, rows: all }],
    addresses: [],
    sources: [],
    grants: ['chat', 'always'],
    covers: anyText('gate_covers_in_place', {
      items: anyText('gate_covers', { tool: 'close_tabs', n: rows, plain: 'close tabs' }),
      place: 'Window 1',
    }),
    ...more,
  };
}
