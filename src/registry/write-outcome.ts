import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { type Text, withCount } from '@/src/contract/text.ts';
import type { ToolError, WriteTool } from '@/src/contract/tool.ts';
import type { Ending } from '@/src/journal/journal.ts';
import { isObject } from '@/src/text/is-object.ts';
import { failed, type Report, succeeded } from './call-answers.ts';
import { toolError } from './tool-errors.ts';

/** The tool's result for the model, with everything that was left out. */
function dataOf(tool: WriteTool, { rows, outcomes, data }: JournalEntry, words: (text: Text) => string): unknown {
  const plan = data === undefined ? {} : { data };
  const own = tool.result ? tool.result(rows, outcomes, plan) : data;
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const left = (state: 'skipped' | 'failed') => {
    const items = outcomes.flatMap((one) =>
      one.state === state ? [{ id: one.row, title: titles.get(one.row) ?? '', why: words(one.reason) }] : [],
    );
    return items.length > 0 ? { [state]: items } : {};
  };
  const done = outcomes.filter(({ state }) => state === 'done').length;
  return {
    ...(isObject(own) || own === undefined ? own : { result: own }),
    done,
    ...left('skipped'),
    ...left('failed'),
  };
}

/** Why a call did nothing; null if it did something, or nothing failed. */
export function firstFailure({ outcomes }: JournalEntry, words: (text: Text) => string): ToolError | null {
  if (outcomes.some(({ state }) => state === 'done')) return null;
  const failures = outcomes.flatMap((one) => (one.state === 'failed' ? [one] : []));
  const [first] = failures;
  if (!first) return null;
  const { code = 'failed', reason } = first;
  return toolError(failures.every((one) => one.code === code) ? code : 'failed', words(reason));
}

/** Sums up a journaled call. `error`: cause of an early end. `after`: sources of texts of others before it. */
export function outcomeOf(
  tool: WriteTool,
  entry: JournalEntry,
  ended: { error: ToolError | null; report: Report; after: string[]; words: (text: Text) => string },
): Ending {
  const data = dataOf(tool, entry, ended.words);
  const error = ended.error ?? firstFailure(entry, ended.words);
  const n = entry.outcomes.filter(({ state }) => state === 'done').length;
  const undoLabel = withCount(tool.undoLabel, n);
  const sentence = tool.sentence({ arguments: entry.arguments, data: n > 0 || !error ? data : null });
  const undo = n > 0 && tool.inverse !== 'none' && !tool.final ? { undo: { entry: entry.id, label: undoLabel } } : {};
  const after = n > 0 && ended.after.length > 0 ? { after: ended.after } : {};
  return {
    state: !error ? 'done' : error.code === 'stopped' ? 'stopped' : 'failed',
    result: error ? failed(error, ended.report, n > 0 ? data : null) : succeeded(data, ended.report),
    view: { sentence, rows: [], total: n, ...undo, ...after },
    headline: sentence,
    undoLabel,
  };
}
