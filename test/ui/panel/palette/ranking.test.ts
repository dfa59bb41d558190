import { describe, expect, it } from 'vitest';
import type { CommandPreview } from '@/src/contract/services.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { type PaletteResults, type PaletteRow, ranked } from '@/src/ui/panel/composer/palette/rank-rows.ts';

const tabs = (n: number): LiveRow[] =>
  Array.from({ length: n }, (_, at) => ({ kind: 'tab', id: `${at + 1}`, title: '', url: `https://${at}.test` }));
const preview = (n: number, more: Partial<CommandPreview> = {}): CommandPreview => ({
  intent: 'x',
  sentence: { key: 'x' },
  exact: true,
  rows: tabs(n),
  total: n,
  ...more,
});
const called = (id: string, surely = true) => ({
  action: { id, name: id, prompt: 'p', menus: [], slot: null },
  input: '',
  surely,
});
const chat = (id: string, byTitle = true) => ({
  conversation: { id, title: id, named: true, at: 0, updated: 0, draft: '' },
  byTitle,
  passage: null,
});
const finds = (some: Partial<PaletteResults>): PaletteResults => ({
  preview: null,
  actions: [],
  things: [],
  chats: [],
  ...some,
});

const nameOf = (row: PaletteRow): string => {
  switch (row.kind) {
    case 'action':
      return row.action.id;
    case 'thing':
      return `${row.row.kind} ${row.row.id}`;
    case 'chat':
      return row.conversation.id;
    case 'all':
      return `${row.n} of ${row.of}`;
    default:
      return row satisfies never;
  }
};
const shown = (some: Partial<PaletteResults>, all = false) => ranked(finds(some), all).map(nameOf);

describe('the rows of the palette', () => {
  it('are at most five for a command, with a button for the others', () => {
    expect(shown({ preview: preview(3) })).toEqual(['tab 1', 'tab 2', 'tab 3']);
    expect(shown({ preview: preview(43) })).toEqual(['tab 1', 'tab 2', 'tab 3', 'tab 4', 'tab 5', '43 of 43']);
    expect(shown({ preview: preview(43) }, true)).toHaveLength(43);
    expect(shown({ preview: preview(100, { total: 512 }) }).at(-1)).toBe('100 of 512');
  });

  it('leave out rows that cannot be opened', () => {
    const rows: LiveRow[] = [
      { kind: 'session', id: 's', title: 'Trip' },
      { kind: 'site', id: 'a.test', title: 'a.test' },
      { kind: 'page', id: 'p', title: '' },
      { kind: 'closed', id: 'c', title: '', url: 'https://c.test' },
      ...tabs(1),
    ];
    expect(shown({ preview: preview(0, { rows, total: 5 }) })).toEqual(['closed c', 'tab 1']);
  });

  it('leave out tabs whose page could not be loaded, unless a command is about them', () => {
    const rows = tabs(3).map((row) => (row.id === '2' ? { ...row, failed: true } : row));
    expect(shown({ things: rows })).toEqual(['tab 1', 'tab 3']);
    expect(shown({ preview: preview(0, { rows, total: 3 }) })).toEqual(['tab 1', 'tab 2', 'tab 3']);
  });

  it('for an exact command are only its own, and actions with that name', () => {
    const some = { actions: [called('whole'), called('begun', false)], chats: [chat('chat')], things: tabs(2) };
    expect(shown({ preview: preview(1), ...some })).toEqual(['whole', 'tab 1']);
    expect(shown({ preview: preview(1, { exact: false }), ...some })).toEqual(['whole', 'tab 1', 'chat']);
  });

  it('reserve space for actions and for chats by title if there is no command', () => {
    const actions = [called('a'), called('b'), called('c')];
    const chats = [chat('x'), chat('y'), chat('z')];
    expect(shown({ actions, things: tabs(5), chats })).toEqual(['a', 'b', 'tab 1', 'x', 'y']);
    expect(shown({ things: tabs(5), chats: [chat('said', false)] })).toEqual(tabs(5).map(({ id }) => `tab ${id}`));
    expect(shown({ things: tabs(4), chats: [chat('said', false)] }).at(-1)).toBe('said');
    expect(shown({ chats: [...chats, chat('said', false)] })).toEqual(['x', 'y', 'z', 'said']);
  });
});
