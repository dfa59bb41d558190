import type { RunAnswer } from '@/src/contract/run.ts';
import type { Picture, PlannedRow, ReadTool, ToolContext } from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import { isObject } from '@/src/text/is-object.ts';
import { askPermission, failure, succeeded } from './call-answers.ts';
import { type Run, withPage } from './call-run.ts';
import type { Execute } from './execute.ts';
import { foreign, gradeOfFailure, limited, piecesOf, piecesOfFailure, visibleTo } from './result-for-model.ts';

export interface ReadPorts {
  gate: Gate;
  /** Maximum length of one result for a model, in characters. */
  resultSize: number;
  execute: Execute;
}

/** Maximum length of a title on a card, in characters. A page's title may have a million. */
const longestTitle = 500;

const totalOf = (data: unknown): number | null =>
  isObject(data) && typeof data.total === 'number' ? data.total : null;

/** Makes the function that runs a read. It records the texts of others in the result before anyone gets it. */
export const createReader =
  ({ gate, resultSize, execute }: ReadPorts) =>
  async (
    tool: ReadTool,
    run: Run,
    rows?: PlannedRow[],
    long: Pick<ToolContext, 'progress' | 'findings'> = {},
  ): Promise<RunAnswer> => {
    const ticked = rows && { ticked: rows.map(({ id }) => id) };
    const { call, context } = run;
    const executed = await execute({ ...tool, ...ticked }, run, (execution) =>
      withPage(run, async (page) => {
        const images: Picture[] = [];
        const data = await tool.read(call.arguments, {
          ...context,
          ...page,
          show: (picture) => void images.push(picture),
          signal: execution.signal,
          ...long,
          ...(rows ? { rows } : {}),
        });
        return { kind: 'data', data, ...(images.length > 0 ? { images } : {}) };
      }),
    );
    if (executed.ok && executed.step.kind === 'page-work') return executed.step;
    if (!executed.ok && executed.error.permission) return askPermission(gate.tickets, run, executed.error.permission);
    if (!executed.ok) {
      await gate.record(context, piecesOfFailure(tool, executed.error));
      const failed = failure(executed.error, call.name, tool, call.arguments, executed.report);
      return { ...failed, ...foreign(gradeOfFailure(executed.error)) };
    }
    const { data = null, images } = executed.step.kind === 'data' ? executed.step : {};
    await gate.record(context, piecesOf(tool, data, tool.untrusted));
    const live = (tool.rows?.(data) ?? []).map((row) => ({ ...row, title: row.title.slice(0, longestTitle) }));
    const sentence = tool.sentence({ arguments: call.arguments, data });
    return {
      kind: 'result',
      result: {
        ...limited(succeeded(visibleTo(context, tool, data), executed.report), call.arguments, context, resultSize),
        ...(images ? { images } : {}),
      },
      view: { sentence, rows: live, total: totalOf(data) ?? live.length, ...(tool.of ? { of: tool.of(data) } : {}) },
      ...foreign(tool.untrusted),
    };
  };
