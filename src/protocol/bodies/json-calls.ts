import type { ReadCall } from '../calls/ledger.ts';
import {
  inventedResult,
  malformed,
  missingName,
  notAnObject,
  type Problem,
  tooDeep,
  truncated,
} from '../calls/problems.ts';
import { isJsonWord } from '../json/json-words.ts';
import { JsonReader } from '../json/reader.ts';
import { isFenceCode, readRun } from '../scan/fence-run.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isOneOf, isSpace } from '../text/characters.ts';
import { CallDraft, type JsonForm } from './call-draft.ts';
import { Closing } from './closing-marks.ts';
import { skipBroken } from './skip-broken.ts';

/** Contents of a block. `result`: a result without any call; `none`: neither. */
type Outcome = 'none' | 'result' | 'calls';

/** Largest number of characters in which a block must show that it is a call. */
const MOST_UNDECIDED = 1024;
const STRAY = '}])>:"';

/** Reads the objects of a block. A call ends at its closing mark, at the next object or at the end. */
export function readJsonCalls(scan: Scan, start: number, form: JsonForm): Step<Outcome> {
  const { source, output, ledger } = scan;
  const { name, openers = [], certain = false } = form;
  const closing = new Closing(form.close, form.fence);
  const body = source.offset;
  let begun = false;
  let list: 'none' | 'open' | 'closed' = 'none';
  /** Call or problem of the last object, which is not closed yet. */
  let last: ReadCall | Problem | null = null;
  /** Problem if a code fence inside the notation's own tags names another language. */
  let foreign: Problem | null = null;
  let commented = false;
  /** Offset of the current line of the block, and column of the last object. */
  let line = body;
  let column = 0;
  return readBlock();

  function* readBlock(): Step<Outcome> {
    if (name !== undefined) begin(start);
    if (certain && !(yield* readFence())) return 'none';
    for (;;) {
      const code = yield* space();
      if (code === END) return atEnd();
      if (!begun && room() <= 0) return 'none';
      if (begun) {
        output.hold = source.offset;
        const mark = yield* closing.read(scan, code);
        output.hold = Number.POSITIVE_INFINITY;
        if (mark === 'inner') continue;
        scan.closedByFence = mark === 'fence';
        if (mark === 'text' || mark === 'fence') return settle();
        if (closing.cutShort(scan)) yield* scan.skip(source.left);
        if ((yield* scan.peek()) === END) return atEnd();
        if (mark === 'short') return leaveOpen();
      }
      if (begun && (yield* scan.aheadHeld(openers))) {
        last ??= truncated;
        return leaveOpen();
      }
      if (code === 123 || (code === 34 && name !== undefined && last === null)) {
        column = source.offset - line;
        const outcome = yield* readObject();
        if (outcome !== null) return outcome;
        if (!closing.exists) return settle();
      } else if (code === 91 && list === 'none' && last === null && name === undefined) {
        if (certain) begin(start);
        list = 'open';
        source.at++;
      } else if (code === 93 && list === 'open') {
        list = 'closed';
        source.at++;
      } else if ((code === 44 || code === 59) && last !== null) source.at++;
      else if (!begun) return 'none';
      else if (list === 'open' || last === null) yield* skipElement();
      else if (isOneOf(STRAY, code)) {
        last = malformed('something follows the closing brace', place());
        yield* skip();
      } else return leaveOpen();
    }
  }

  /** Number of characters left in which the block must show that it is a call. */
  function room(): number {
    return body + MOST_UNDECIDED - source.offset;
  }

  function place(): number {
    return source.offset - output.callStart;
  }

  /** Skips blanks between objects, and comments in code blocks. Returns the next code. */
  function* space(): Step<number> {
    let comment = false;
    for (; ; source.at++) {
      const code = yield* scan.peek();
      if (code === END || (!begun && room() <= 0)) return code;
      if (code === 10) line = source.offset + 1;
      if (comment) comment = code !== 10;
      else if (code === 47 && closing.fence !== null && (yield* scan.aheadHeld(['//']))) {
        comment = true;
        commented = true;
      } else if (!isSpace(code)) return code;
    }
  }

  /** Reads a code fence inside the notation's own tags, and its word. False if it shows that this is no call. */
  function* readFence(): Step<boolean> {
    const code = yield* scan.space();
    if (!isFenceCode(code)) return true;
    const length = yield* readRun(source, code);
    // Inline code.
    if (length < 3) return begun;
    closing.inner = { code, length };
    yield* scan.blanks();
    const isJson = isJsonWord(yield* scan.while((letter) => !isSpace(letter), 20));
    if (!begun && !isJson) return false;
    begin(start);
    if (!isJson) foreign = malformed('the code block is in another language', place());
    yield* scan.line();
    return true;
  }

  /** Begins the first call of the block, or the next one after the last has ended. */
  function begin(from: number): void {
    if (begun && last === null) return;
    if (last !== null) finish(last);
    begun = true;
    output.begin(from, name);
    ledger.together = true;
  }

  function finish(call: ReadCall | Problem): void {
    output.end(foreign ?? call);
    last = null;
  }

  function settle(): Outcome {
    finish(last ?? withoutObject());
    ledger.together = false;
    return 'calls';
  }

  /** Ends a block without its closing mark. A lone fence that follows is then taken for it. */
  function leaveOpen(): Outcome {
    scan.strayFence = form.fence ?? scan.strayFence;
    return settle();
  }

  /** Call of a block that was closed without an object: some models omit empty arguments. */
  function withoutObject(): ReadCall | Problem {
    if (name === undefined) return notAnObject('A call');
    if (name === '') return missingName;
    return { name, arguments: {}, repairs: ['notation:missing-arguments'] };
  }

  function atEnd(): Outcome {
    if (!begun) return 'none';
    const complete = last !== null && ('code' in last || source.finish === 'stop');
    if (!complete) last = truncated;
    return settle();
  }

  /** Reads one object. Returns an outcome if the whole block ends with it. */
  function* readObject(): Step<Outcome | null> {
    if (begun || certain) begin(begun ? source.offset : start);
    const draft = new CallDraft(form, ledger.names);
    const note = (repair: string) => draft.note(repair);
    if (commented) note('notation:comment');
    commented = false;
    const reader = new JsonReader({ note, ...(name === undefined ? { listener: draft } : {}) });
    const skim = (chunk: string) => reader.skim(chunk);
    while (!reader.done) {
      while (!source.ready()) {
        if (source.ended) return atEnd();
        if (begun && output.calling) scan.skim = skim;
        yield;
        scan.skim = null;
      }
      const end = begun ? source.piece.length : Math.min(source.piece.length, source.at + room());
      if (source.at >= end) return 'none';
      if (begun && !output.calling) reader.discard();
      source.at = reader.read(source.piece, source.at, end);
      if (draft.verdict === 'result') return begun ? yield* invent() : 'result';
      if (!begun) {
        if (draft.verdict === 'prose') return 'none';
        if (draft.verdict === 'call') begin(start);
        else if (reader.done || reader.failure !== null) return 'none';
      }
      if (draft.called !== undefined) output.name(draft.called);
      if (reader.failure !== null && !(yield* mend(reader))) return null;
    }
    last = name === undefined ? draft.conclude() : draft.concludeNamed(name, reader.value);
    return null;
  }

  /** Adds a missing last brace before the closing mark; otherwise skips the broken object and returns false. */
  function* mend(reader: JsonReader): Step<boolean> {
    output.hold = source.offset;
    if (reader.lacksOnlyBrace && (yield* closing.ahead(scan, yield* scan.peek()))) {
      output.hold = Number.POSITIVE_INFINITY;
      reader.closeLastBrace();
      return true;
    }
    if (closing.cutShort(scan)) {
      last = truncated;
      return false;
    }
    const { code, problem } = reader.failure!;
    last = code === 'too-deep' ? tooDeep(problem, place()) : malformed(problem, place());
    yield* skip(reader);
    return false;
  }

  /** Skips an element that is no object. Calls beside it count. */
  function* skipElement(): Step<void> {
    if (last !== null) begin(source.offset);
    last = notAnObject('A call');
    yield* skip();
  }

  function skip(reader?: JsonReader): Step<void> {
    return skipBroken(scan, closing, openers, column, reader);
  }

  /** Handles a result among the calls of a block: everything after it was invented by the model. */
  function* invent(): Step<Outcome> {
    yield* scan.skip(Number.POSITIVE_INFINITY);
    last = inventedResult;
    return settle();
  }
}

/** Reads the objects of a block; true if at least one call was begun. */
export function* beginsJsonCalls(scan: Scan, start: number, form: JsonForm): Step<boolean> {
  return (yield* readJsonCalls(scan, start, form)) === 'calls';
}
