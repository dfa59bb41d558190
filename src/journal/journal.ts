import type { InSitting, InTurn, OutsideTurn } from '@/src/contract/call.ts';
import {
  afterStep,
  type JournalEntry,
  type JournalFacts,
  type JournalState,
  type JournalStep,
} from '@/src/contract/journal-entry.ts';
import type { SessionPorts } from '@/src/contract/ports.ts';
import type { JournalRecords } from '@/src/contract/records.ts';
import type { Opening, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';
import { countFitting } from '@/src/text/count-fitting.ts';
import { createPaces } from './slice-pace.ts';
import { createUndo } from './undo-rows.ts';
import type { Undoer } from './undoer.ts';

export interface JournalPorts extends SessionPorts {
  records: JournalRecords;
}

export type Intent = Omit<JournalFacts, 'at' | 'session' | 'running' | 'undone'> & (InTurn | OutsideTurn | InSitting);

/** The end of a call, with the headline and the undo label for what was done. */
export type Ending = Omit<EndedState, 'ended'> & Pick<JournalFacts, 'headline' | 'undoLabel'>;
type EndedState = Exclude<JournalState, { state: 'intended' }>;

/** The journal of changes, with undo. An entry is written before its call runs and after each slice. */
export function createJournal({ records, lock, clock, session }: JournalPorts) {
  const undoers = new Map<string, Undoer>();
  let endCall = async (_id: string): Promise<void> => undefined;
  const pace = createPaces(clock);

  const step = (entry: JournalEntry, one: JournalStep): Promise<JournalEntry> =>
    lock(`entry:${entry.id}`, async () => {
      await records.step(entry.id, one);
      return afterStep(entry, one);
    });

  const settle = (entry: JournalEntry): Promise<void> => lock(`entry:${entry.id}`, () => records.put(entry));

  return {
    get: records.get,
    /** Entries that fit into one message; `next` leads to the others. */
    page: async (wanted: Parameters<JournalRecords['page']>[0]) => fittingPage(await records.page(wanted)),
    undo: createUndo({
      records,
      lock,
      clock,
      pace,
      session,
      step,
      settle,
      undoerOf: (tool) => undoers.get(tool),
      endCall: (id) => endCall(id),
    }),

    learn(tool: Undoer): void {
      undoers.set(tool.name, tool);
    },

    /** Registers how to end a call that a killed worker left, before its entry is undone. */
    endCallsWith(end: (id: string) => Promise<void>): void {
      endCall = end;
    },

    /** The addresses that the browser will open if the remaining rows of an entry are undone. */
    opensOnUndo({ tool, rows, outcomes, undone }: JournalEntry): Opening[] {
      const back = new Set(undone);
      const left = new Set(outcomes.flatMap(({ state, row }) => (state === 'done' && !back.has(row) ? row : [])));
      return rows.flatMap((row) => (left.has(row.id) ? (undoers.get(tool)?.undoOpens?.(row) ?? []) : []));
    },

    /** The newest entries that can still be undone, newest first. `client`: only those of this outside program. */
    async undoable(limit: number, client?: string): Promise<JournalEntry[]> {
      const entries = await records.undoable(500, client);
      const offered = ({ tool, inverse }: JournalEntry) =>
        inverse !== 'none' && undoers.has(tool) && undoers.get(tool)?.final !== true;
      return entries.filter(offered).slice(0, limit);
    },

    changed: records.changed,

    unended: records.unended,

    pace,

    /** Records a call before it runs: all rows with their state before. */
    async intend(intent: Intent): Promise<JournalEntry> {
      const at = clock.now();
      const kept = { ...intent, at, session: await session() };
      const entry: JournalEntry = { ...kept, running: [], state: 'intended', undone: [] };
      await records.put(entry);
      return entry;
    },

    /** Records the rows of a slice before it runs. `changed`: rows not as planned. Gives the updated entry. */
    begin: (
      entry: JournalEntry,
      rows: string[],
      changed: Pick<PlannedRow, 'id' | 'before'>[] = [],
    ): Promise<JournalEntry> => step(entry, { type: 'running', rows, ...(changed.length > 0 ? { changed } : {}) }),

    /** Records the outcomes of a slice. `given`: its rows; those without one were not touched. */
    record: (entry: JournalEntry, outcomes: RowOutcome[], given: { id: string }[] = []): Promise<JournalEntry> =>
      step(entry, { type: 'ended', outcomes, over: given.map(({ id }) => id) }),

    end: (id: string, ending: Ending): Promise<JournalEntry> =>
      lock(`entry:${id}`, async () => {
        const entry = await records.get(id);
        if (!entry) throw new Error(`No journal entry ${id}`);
        const ended: JournalEntry = { ...entry, ...ending, ended: clock.now() };
        await records.put(ended);
        return ended;
      }),
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** Maximum length of a page of entries, in characters. Browsers refuse messages of more than 64 MiB. */
const most = 8_000_000;

/** The first entries of a page that fit into one message, at least one. */
function fittingPage(page: Awaited<ReturnType<JournalRecords['page']>>): typeof page {
  const items = page.items.slice(
    0,
    countFitting(page.items, (entry) => JSON.stringify(entry).length, most),
  );
  const last = items.at(-1);
  return items.length < page.items.length && last ? { items, next: last.id } : page;
}
