import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';

/** So many closed tabs, all done. */
export function entry(id: string, rows: number, more: Partial<JournalEntry> = {}): JournalEntry {
  const planned = Array.from(
    { length: rows },
    (_, index): PlannedRow => ({
      id: `tab:${index + 1}`,
      title: `Page ${index + 1}`,
      url: `https://example.com/${index + 1}`,
      digest: {},
      before: null,
      change: null,
    }),
  );
  return {
    id,
    at: 1,
    conversation: 'chat',
    turn: 't1',
    caller: 'command',
    tool: 'close_tabs',
    effect: 'destroy',
    inverse: 'partial',
    arguments: {},
    decision: { kind: 'approved' },
    session: 's1',
    rows: planned,
    outcomes: planned.map((row) => ({ row: row.id, state: 'done', after: null })),
    running: [],
    state: 'done',
    undone: [],
    headline: { key: `Closed ${rows} tabs` },
    undoLabel: { key: `Undo: close ${rows} tabs` },
    ...more,
  } as JournalEntry;
}
