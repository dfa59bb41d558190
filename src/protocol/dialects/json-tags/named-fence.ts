import { beginsJsonCalls } from '../../bodies/json-calls.ts';
import type { FenceRun } from '../../scan/fence-run.ts';
import type { Scan } from '../../scan/scan.ts';
import type { Step } from '../../scan/source.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** A code block of arguments, whose opening line names the tool: `tool list_tabs`. */
export const namedFence: Dialect = {
  id: 'named-fence',
  fences: [{ words: ['tool', 'tool_call', 'function', 'function_call'], read: readBlock }],
};

function* readBlock(scan: Scan, start: number, fence: FenceRun): Step<boolean> {
  const info = scan.source.slice(start, scan.source.offset).replace(/^[`~]+/, '');
  const [, name = '', ...more] = info.trim().split(/[ \t]+/);
  if (more.length > 0 || !scan.ledger.names.has(name) || (yield* scan.space()) !== 123) return false;
  return yield* beginsJsonCalls(scan, start, { name, certain: true, fence });
}
