import {
  inventedResult,
  malformed,
  missingName,
  notAnObject,
  type Problem,
  tooDeep,
  truncated,
} from '../calls/problems.ts';
import type { ReadCall } from '../calls/read-call.ts';
import { createJsonReader, type JsonReader } from '../json/reader.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isOneOf, isSpace } from '../text/characters.ts';
import { createCallDraft } from './call-draft.ts';
import { readInnerFence } from './inner-fence.ts';
import type { JsonForm, Outcome } from './json-form.ts';
import { skipBroken } from './skip-broken.ts';

/** Characters that a block may take to show whether it is a call. */
const MOST_UNDECIDED = 1024;
const STRAY = '}])>:"';

/** Reads the objects of a block, from its first character on. A call ends at its mark, at the next object or the end. */
export function* readJsonCalls(scan: Scan, start: number, form: JsonForm): Step<Outcome> {
  const { source, output, ledger } = scan;
  const { certain, closing, name, openers = [] } = form;
  const body = source.offset;
  let begun = false;
  let list: 'none' | 'open' | 'closed' = 'none';
  /** Call or problem of the object read last; its call is still open. */
  let last: ReadCall | Problem | null = null;
  /** A code fence inside the notation's own tags names another language. */
  let foreign: Problem | null = null;
  let commented = false;
  /** Offset of the present line of the block, and column of the object that was begun last. */
  let line = body;
  let column = 0;

  /** Characters that are left to show that this is a call. */
  const room = () => body + MOST_UNDECIDED - source.offset;
  /** Characters of the open call so far. */
  const place = () => source.offset - output.callStart;

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
      if (mark === 'text' || mark === 'fence') return settle(mark === 'fence' ? 'fence' : 'closed');
      if (closing.cutShort(scan)) yield* scan.skip(source.left);
      if ((yield* scan.peek()) === END) return atEnd();
      if (mark === 'short') return settle('open');
    }
    if (begun && (yield* scan.aheadHeld(openers))) {
      last ??= truncated();
      return settle('open');
    }
    if (code === 123 || (code === 34 && name !== undefined && last === null)) {
      column = source.offset - line;
      const outcome = yield* readObject();
      if (outcome !== null) return outcome;
      if (!closing.exists) return settle('closed');
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
    } else return settle('open');
  }

  /** Blanks, and in code blocks comments, between the objects. */
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

  /** A code fence inside the notation's own tags. False: it shows that this is no call. */
  function* readFence(): Step<boolean> {
    const fence = yield* readInnerFence(scan, closing);
    if (fence === 'none') return true;
    if (!begun && fence !== 'json') return false;
    if (fence === 'inline') return true;
    begin(start);
    if (fence === 'foreign') foreign = malformed('the code block is in another language', place());
    yield* scan.line();
    return true;
  }

  /** Begins the block's first call, or the next one where the last has ended. */
  function begin(start: number): void {
    if (begun && last === null) return;
    if (last !== null) end();
    begun = true;
    output.begin(start, name);
    ledger.together = true;
  }

  function end(): void {
    output.end(foreign ?? last!);
    last = null;
  }

  function settle(outcome: Outcome): Outcome {
    last ??= withoutObject();
    end();
    ledger.together = false;
    return outcome;
  }

  /** The block closed before any object: some models leave out empty arguments. */
  function withoutObject(): ReadCall | Problem {
    if (name === undefined) return notAnObject('A call');
    if (name === '') return missingName();
    return { name, arguments: {}, repairs: ['notation:missing-arguments'] };
  }

  function atEnd(): Outcome {
    if (!begun) return 'none';
    const complete = last !== null && ('code' in last || source.finish === 'stop');
    if (!complete) last = truncated();
    return settle('closed');
  }

  /** Reads one object; gives an outcome where the whole block ends with it. */
  function* readObject(): Step<Outcome | null> {
    if (begun || certain) begin(begun ? source.offset : start);
    const draft = createCallDraft(form, ledger.names);
    const { note } = draft;
    if (commented) note('notation:comment');
    commented = false;
    const reader = createJsonReader({ note, ...(name === undefined ? { listener: draft } : {}) });
    const skim = (chunk: string) => reader.skim(chunk);
    while (!reader.done) {
      while (!source.ready()) {
        if (source.ended) return atEnd();
        if (begun && output.calling) scan.skim = skim;
        yield;
        scan.skim = null;
      }
      const until = begun ? source.piece.length : Math.min(source.piece.length, source.at + room());
      if (source.at >= until) return 'none';
      if (begun && !output.calling) reader.discard();
      source.at = reader.read(source.piece, source.at, until);
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

  /** Supplies a last brace that is missing before the closing mark; otherwise skips the broken object and gives false. */
  function* mend(reader: JsonReader): Step<boolean> {
    output.hold = source.offset;
    if (reader.lacksOnlyBrace && (yield* closing.ahead(scan, yield* scan.peek()))) {
      output.hold = Number.POSITIVE_INFINITY;
      reader.closeLastBrace();
      return true;
    }
    if (closing.cutShort(scan)) {
      last = truncated();
      return false;
    }
    const { code, problem } = reader.failure!;
    last = code === 'too-deep' ? tooDeep(problem, place()) : malformed(problem, place());
    yield* skip(reader);
    return false;
  }

  /** An element that is no object. The calls beside it count. */
  function* skipElement(): Step<void> {
    if (last !== null) begin(source.offset);
    last = notAnObject('A call');
    yield* skip();
  }

  function skip(reader?: JsonReader): Step<void> {
    return skipBroken(scan, closing, openers, column, reader);
  }

  /** A result among the calls of a block: all the rest is invented. */
  function* invent(): Step<Outcome> {
    yield* scan.skip(Number.POSITIVE_INFINITY);
    last = inventedResult();
    return settle('closed');
  }
}
