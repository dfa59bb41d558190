import { startsAsData } from '../bodies/call-draft.ts';
import { readJsonCalls } from '../bodies/json-calls.ts';
import { JSON_WORDS } from '../json/json-words.ts';
import { resultFields, wrapResult } from '../results.ts';
import type { FenceRun } from '../scan/fence-run.ts';
import { readInvented, skipObject } from '../scan/result-block.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isOneOf, SLASH } from '../text/characters.ts';
import { writtenSyntax } from '../written-syntax.ts';

/** A code block with a JSON object that says `"action": "tool_call"`. */
export const jsonBlock = writtenSyntax({
  id: 'json-block',
  label: 'JSON block',
  callForm: {
    open: '```json\n',
    close: '\n```',
    first: ['action', 'tool_call'],
    name: 'name',
    arguments: 'arguments',
    alone: true,
  },
  openers: [{ text: '{', at: 'line', read: readBare }],
  fences: [{ words: JSON_WORDS, read: readFenced }],
  lesson: {
    write: 'one code block in exactly this form',
    mind: '"action" is always "tool_call". "arguments" is valid JSON that fits the parameters of the tool, {} if it has none.',
  },
  formatCall(call) {
    return block({ action: 'tool_call', name: call.name, arguments: call.arguments });
  },
  formatResult(call, result, mark) {
    return wrapResult(mark, block({ action: 'tool_result', name: call.name, ...resultFields(result, mark) }));
  },
});

const block = (content: object): string => `\`\`\`json\n${JSON.stringify(content)}\n\`\`\``;

function readFenced(scan: Scan, start: number, fence: FenceRun): Step<boolean> | boolean {
  const isData = startsAsData(scan.source.piece, scan.source.at);
  return !isData && readBlock(scan, start, fence, isData === null);
}

/** Reads a code block. `mayBeData`: it may still turn out to be no call. */
function* readBlock(scan: Scan, start: number, fence: FenceRun, mayBeData: boolean): Step<boolean> {
  if (mayBeData) {
    const { source } = scan;
    // Waits for the next piece: together with it, most blocks show whether they begin as data.
    const from = source.offset;
    source.at = source.piece.length;
    if ((yield* source.peek()) !== END && startsAsData(source.slice(from, source.length), 0)) return false;
    source.go(from);
  }
  const outcome = yield* readJsonCalls(scan, start, { fence });
  return outcome === 'result' ? yield* readInvented(scan, start) : outcome === 'calls';
}

/** Reads an object at the start of a line whose first entry is the action. Without a fence, nothing else counts. */
function* readBare(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (!(yield* startsWithAction(scan))) return false;
  source.go(start);
  const outcome = yield* readJsonCalls(scan, start, { actionFirst: true });
  if (outcome !== 'result') return outcome !== 'none';
  if (yield* readInvented(scan, start)) return true;
  source.go(start);
  output.hold = Number.POSITIVE_INFINITY;
  yield* skipObject(scan);
  return true;
}

/** True if the first key may be the action, a quick check for all other objects. */
function* startsWithAction(scan: Scan): Step<boolean> {
  const code = yield* scan.space();
  if (isOneOf('"\'“”„‘’', code)) scan.source.at++;
  return code === SLASH || (yield* scan.match('action'));
}
