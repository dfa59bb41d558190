import { callers } from '@/src/contract/call.ts';
import { type JournalEntry, shortcutBatch } from '@/src/contract/journal-entry.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, ToolError, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { notThere } from '../errors/call-errors.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { listedAction, titlesOf } from './rows/listed-action.ts';

const parameters = z.strictObject({
  action_ids: z.array(z.string()).min(1).optional().describe('Ids from list_actions; default: the newest actions'),
  count: z.number().int().min(1).max(50).default(1).describe('How many of the newest actions, without action_ids'),
});
type Arguments = z.infer<typeof parameters>;

/** The progress of undoing an action: number of restored rows, reasons why others were not, and the remaining rows. */
const done = z.object({ undone: z.number(), kept: z.array(z.string()), left: z.array(z.string()).optional() });

const rowId = (entry: string) => `action:${entry}`;
const entryId = (row: string) => row.slice('action:'.length);

const recent = 500;
/** Maximum number of calls that one shortcut makes. */
const mostOfShortcut = 8;

/** The newest `count` actions. All calls of one shortcut count as one action. */
function newest(entries: JournalEntry[], count: number): JournalEntry[] {
  const ids = [...new Set(entries.map((entry) => shortcutBatch(entry) ?? entry.id))].slice(0, count);
  return entries.filter((entry) => ids.includes(shortcutBatch(entry) ?? entry.id));
}

/** Number of undoable actions that the error for a wrong id names. */
const shown = 3;

type Undone = WriteTool<Arguments, { actions: object[] }>;

/** Undoes earlier actions through the journal; each action is one row. */
export function undo({ actions, words }: Pick<ToolPorts, 'actions' | 'words'>): Undone {
  /** The actions to undo. `client`: only those of this outside program. */
  async function chosen({ action_ids, count }: Arguments, client?: string): Promise<JournalEntry[]> {
    if (action_ids === undefined) return newest(await actions.undoable(count * mostOfShortcut, client), count);
    const all = await actions.undoable(recent, client);
    return all.filter(({ id }) => action_ids.includes(id));
  }

  /** The error for ids (or for no ids) with which nothing can be undone. It names what can be undone. */
  async function nothing([id, ...others]: string[], client?: string): Promise<ToolError> {
    if (id === undefined) return notThere('There is nothing to undo.', 'list_actions says what was done.');
    const all = await actions.undoable(recent, client);
    const ids = all.map((entry) => entry.id);
    const alike = nearest(id, ids, shown);
    const near = alike.length > 0 ? all.filter((entry) => alike.includes(entry.id)) : all.slice(0, shown);
    const names = near.map((entry) => `${entry.id} ("${words(entry.headline)}")`).join(', ');
    return notThere(
      `Nothing is left to undo of ${[id, ...others].join(', ')}.`,
      `${names ? `Near: ${names}. ` : ''}list_actions says what was done and what can be undone.`,
    );
  }

  /** Undoes as much of an action as fits into one message; the journal of this call keeps what is left. */
  async function outcome({ id }: PlannedRow, earlier: RowOutcome[]): Promise<RowOutcome> {
    const stored = earlier.find(({ row }) => row === id);
    const before = stored?.state === 'done' ? done.parse(stored.after) : { undone: 0, kept: [], left: undefined };
    const { outcomes, left } = await actions.undo(entryId(id), before.left);
    const kept = outcomes.flatMap((one) => (one.state === 'undone' ? [] : [one.reason]));
    const undone = before.undone + outcomes.length - kept.length;
    const [first] = kept;
    if (undone === 0 && first && !left) return { row: id, state: 'failed', reason: first };
    const after = { undone, kept: [...before.kept, ...kept.map(words)] };
    return left ? { row: id, state: 'done', after: { ...after, left }, open: true } : { row: id, state: 'done', after };
  }

  return {
    name: 'undo',
    area: 'actions',
    effect: 'write',
    inverse: 'exact',
    untrusted: 'label',
    ownActions: true,
    final: true,
    repeatable: true,
    description: 'Undoes earlier actions. What the user has changed since is left alone and reported.',
    parameters,
    async plan(args, { caller, conversation, client }) {
      const entries = await chosen(args, client?.id);
      const openings = new Map(entries.map((entry) => [entry.id, actions.opensOnUndo(entry)]));
      const missing = (args.action_ids ?? []).filter((id) => !entries.some((entry) => entry.id === id));
      if (entries.length === 0) throw await nothing(missing, client?.id);
      const isModel = callers[caller].byModel && !client;
      const isElsewhere = isModel && entries.some((entry) => entry.conversation !== conversation);
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
          opens: openings.get(entry.id) ?? [],
          before: { what: listedAction(entry, words).what },
          change: null,
        })),
        addresses: [...new Set([...openings.values()].flat().map(({ url }) => url))],
        ...(isElsewhere && { ask: text('actions_undo_elsewhere') }),
        ...(missing.length > 0 && { data: { not_undoable: missing } }),
      };
    },
    apply: (rows, { earlier }) => Promise.all(rows.map((row) => outcome(row, earlier))),
    undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('actions_no_redo') })),
    result: (rows, outcomes, { data }) => ({
      ...data,
      actions: outcomes.flatMap((one) => {
        const row = rows.find(({ id }) => id === one.row);
        if (one.state !== 'done') return [];
        const { undone, kept } = done.parse(one.after);
        return [{ id: entryId(one.row), ...Object(row?.before), undone, kept }];
      }),
    }),
    sentence: ({ data }) => text('actions_undone', { n: data?.actions.length ?? 0 }),
    undoLabel: text('actions_undo_label'),
    slice: 1,
  };
}
