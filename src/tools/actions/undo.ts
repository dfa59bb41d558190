import type { Json } from '@/src/contract/json.ts';
import type { JournalEntry } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import { type PlannedRow, type RowOutcome, ToolError, type UndoOutcome, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import type { ToolPorts } from '../ports.ts';
import { listedAction, titlesOf } from './action.ts';

const parameters = z.strictObject({
  action_ids: z.array(z.string()).min(1).optional().describe('Ids from list_actions; default: the newest actions'),
  count: z.number().int().min(1).max(50).default(1).describe('How many of the newest actions, without action_ids'),
});
type Arguments = z.infer<typeof parameters>;

const done = z.object({ undone: z.number(), kept: z.array(z.string()) });

const rowId = (entry: string) => `action:${entry}`;
const entryId = (row: string) => row.slice('action:'.length);

const recent = 500;

/** Undoes earlier actions through the journal; each action is one row. */
export function undo({ actions, words }: Pick<ToolPorts, 'actions' | 'words'>): WriteTool<Arguments> {
  async function chosen({ action_ids, count }: Arguments): Promise<JournalEntry[]> {
    if (action_ids === undefined) return actions.undoable(count);
    const all = await actions.undoable(recent);
    return all.filter(({ id }) => action_ids.includes(id));
  }

  async function undoEntry(id: string): Promise<UndoOutcome[]> {
    for (;;) {
      const { outcomes, more } = await actions.undo(id);
      if (!more) return outcomes;
    }
  }

  async function outcome(row: PlannedRow): Promise<RowOutcome> {
    const outcomes = await undoEntry(entryId(row.id));
    const kept = outcomes.flatMap((one) => (one.state === 'undone' ? [] : [one.reason]));
    const undone = outcomes.length - kept.length;
    const [first] = kept;
    if (undone === 0 && first) return { row: row.id, state: 'failed', reason: first };
    const after: Json = { undone, kept: kept.map(words) };
    return { row: row.id, state: 'done', after };
  }

  return {
    name: 'undo',
    area: 'actions',
    effect: 'write',
    inverse: 'exact',
    final: true,
    description: 'Undoes earlier actions. What the user has changed since is left alone and reported.',
    parameters,
    async plan(args) {
      const entries = await chosen(args);
      const missing = (args.action_ids ?? []).filter((id) => !entries.some((entry) => entry.id === id));
      if (entries.length === 0)
        throw new ToolError(
          'not-found',
          missing.length > 0 ? `Nothing is left to undo of ${missing.join(', ')}.` : 'There is nothing to undo.',
          'list_actions says what was done and what can be undone.',
        );
      return {
        headline: text('actions_undo_headline', { n: entries.length }),
        verb: text('actions_undo_verb', { n: entries.length }),
        refuse: text('actions_undo_refuse'),
        notes: [],
        rows: entries.map((entry) => ({
          id: rowId(entry.id),
          title: titlesOf(entry),
          becomes: entry.headline,
          digest: {},
          before: { what: listedAction(entry, words).what },
          change: null,
        })),
        ...(missing.length > 0 ? { data: { not_undoable: missing } } : {}),
      };
    },
    async apply(rows) {
      const outcomes: RowOutcome[] = [];
      for (const row of rows) outcomes.push(await outcome(row));
      return outcomes;
    },
    undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('actions_no_redo') })),
    result: (rows, outcomes, { data }) => ({
      ...data,
      actions: outcomes.flatMap((one) => {
        const row = rows.find(({ id }) => id === one.row);
        return one.state === 'done' ? [{ id: entryId(one.row), ...Object(row?.before), ...done.parse(one.after) }] : [];
      }),
    }),
    sentence: ({ data }) => text('actions_undone', { n: actionsIn(data) }),
    undoLabel: text('actions_undo_label'),
    slice: 1,
  };
}

const actionsIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'actions' in data && Array.isArray(data.actions)
    ? data.actions.length
    : 0;
