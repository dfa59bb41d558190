import type { RunAnswer } from '@/src/contract/run.ts';
import type { CallContext, Picture, PlannedRow, ReadTool, ToolCall, ToolContext } from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import { failure, succeeded } from './call-answers.ts';
import type { Passage } from './call-handler.ts';
import { type Worked, withPage } from './page-work-of-call.ts';
import { foreign, gradeOfFailure, limited, piecesOf, piecesOfFailure } from './result-for-model.ts';

export interface ReadPorts {
  gate: Gate;
  /** Characters of one result that goes to a model. */
  resultSize: number;
  pass: Passage;
  workedOf(call: string): Worked;
  askPermission(call: ToolCall, context: CallContext, permission: string): Promise<RunAnswer>;
}

/** Characters of a title that a card shows; a page may give itself one of a million. */
const longestTitle = 500;

const totalOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'total' in data && typeof data.total === 'number' ? data.total : null;

/** Runs what changes nothing, and notes the texts of others in what it gave before anyone sees it. */
export const createReader =
  ({ gate, resultSize, pass, workedOf, askPermission }: ReadPorts) =>
  async (
    tool: ReadTool,
    call: ToolCall,
    context: CallContext,
    { signal, ...long }: Pick<ToolContext, 'signal' | 'progress' | 'findings'>,
    rows?: PlannedRow[],
  ): Promise<RunAnswer> => {
    const ticked = rows && { ticked: rows.map(({ id }) => id) };
    const passed = await pass({ ...tool, ...ticked }, call, context, signal, (execution) =>
      withPage(workedOf(call.id), async (page) => {
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
    if (passed.ok && passed.step.kind === 'page-work') return passed.step;
    if (!passed.ok && passed.error.permission) return askPermission(call, context, passed.error.permission);
    if (!passed.ok) {
      await gate.record(context, piecesOfFailure(tool, passed.error));
      const failed = failure(passed.error, call.name, tool, call.arguments, passed.report);
      return { ...failed, ...foreign(gradeOfFailure(passed.error)) };
    }
    const { data = null, images } = passed.step.kind === 'data' ? passed.step : {};
    await gate.record(context, piecesOf(tool, data, tool.untrusted));
    const live = (tool.rows?.(data) ?? []).map((row) => ({ ...row, title: row.title.slice(0, longestTitle) }));
    const sentence = tool.sentence({ arguments: call.arguments, data });
    return {
      kind: 'result',
      result: {
        ...limited(succeeded(data, passed.report), call.arguments, context, resultSize),
        ...(images ? { images } : {}),
      },
      view: { sentence, rows: live, total: totalOf(data) ?? live.length, ...(tool.of ? { of: tool.of(data) } : {}) },
      ...foreign(tool.untrusted),
    };
  };
