import type { PageWork } from '@/src/contract/call.ts';
import type { CallContext, Plan, PlannedRow, RowOutcome, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';

export const somewhere: CallContext = { caller: 'model', conversation: 'c', turn: 't', window: null };

export interface Written {
  plan: Plan;
  outcomes: RowOutcome[];
  /** Data of the result as the tool itself gives it to the model. */
  data: unknown;
  /**
   * Undoes the rows that were done, the last first, as the journal does; `killed` as in `runWrite`. `hurried`: all
   * rows are given at once, and time is always up.
   */
  undo(rows?: string[], how?: { killed?: boolean; hurried?: boolean }): Promise<UndoOutcome[]>;
}

/**
 * Runs a write as the registry does once it may: validated, planned, the ticked rows in slices. `killed`: the worker
 * stops once before an outcome is written down, and the slice is given again.
 */
export async function runWrite<Arguments>(
  tool: WriteTool<Arguments>,
  args: unknown,
  options: {
    at?: number;
    killed?: boolean;
    /** Done by the user while the worker is stopped. */
    meanwhile?: () => Promise<unknown>;
    /** True if time is always up. */
    hurried?: boolean;
    ticked?: (row: PlannedRow) => boolean;
    context?: CallContext;
    page?: PageWork;
    /** Stops after this many rows. */
    most?: number;
  } = {},
): Promise<Written> {
  const { context = somewhere, at = 0, ticked = () => true, most = Number.POSITIVE_INFINITY } = options;
  const signal = new AbortController().signal;
  const plan = await tool.plan(tool.parameters.parse(args), { ...context, signal });
  const stored: PlannedRow[] = structuredClone(plan.rows.filter(ticked));
  const size = tool.slice ?? 10;
  let outcomes: RowOutcome[] = [];
  const isOpen = ({ id }: PlannedRow) =>
    outcomes.find(({ row }) => row === id)?.open ?? !outcomes.some(({ row }) => row === id);
  for (let open = stored; open.length > 0 && outcomes.length < most; open = stored.filter(isOpen)) {
    const rows = open.slice(0, size);
    const page = options.page ? { page: options.page } : {};
    const run = { signal, at, context, ...page, earlier: [...outcomes], late: () => options.hurried ?? false };
    if (options.killed) await tool.apply(rows, { ...run, repeated: false });
    if (options.killed) await options.meanwhile?.();
    const said = structuredClone(await tool.apply(rows, { ...run, repeated: options.killed ?? false }));
    outcomes = [...outcomes.filter(({ row }) => !said.some((one) => one.row === row)), ...said];
  }
  const byId = new Map(stored.map((row) => [row.id, row]));
  const done = outcomes
    .flatMap((outcome) => {
      const row = byId.get(outcome.row);
      return row && outcome.state === 'done' ? [{ ...row, after: outcome.after }] : [];
    })
    .reverse();
  return {
    plan,
    outcomes,
    data: tool.result?.(stored, outcomes, plan),
    async undo(rows, how = {}) {
      const wanted = done.filter(({ id }) => rows?.includes(id) ?? true);
      const undone: UndoOutcome[] = [];
      const begun = new Set<string>();
      for (let waiting = wanted; waiting.length > 0; ) {
        const earlier = done.filter((row) => undone.some((one) => one.row === row.id));
        const run = { signal, at, earlier, late: () => how.hurried ?? false };
        const again = waiting.filter(({ id }) => begun.has(id));
        const repeated = again.length > 0;
        const whole = tool.undoneTogether || how.hurried;
        const next = repeated ? again : waiting.slice(0, whole ? waiting.length : size);
        const conflicts = repeated ? [] : ((await tool.conflicts?.(next)) ?? []);
        const given = next.filter(({ id }) => !conflicts.some(({ row }) => row === id));
        if (how.killed) await tool.undo(given, { ...run, repeated });
        const said = [...conflicts, ...(await tool.undo(given, { ...run, repeated: repeated || how.killed === true }))];
        const ended = said.filter((one) => one.state !== 'undone' || !one.open);
        undone.push(...ended);
        for (const one of said) if (one.state === 'undone' && one.open) begun.add(one.row);
        waiting = waiting.filter(({ id }) => !ended.some(({ row }) => row === id));
      }
      return undone;
    },
  };
}
