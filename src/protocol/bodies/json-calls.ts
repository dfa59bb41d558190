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
  return new JsonBlock(scan, start, form).read();
}

/** Reads the objects of a block; true if at least one call was begun. */
export function* beginsJsonCalls(scan: Scan, start: number, form: JsonForm): Step<boolean> {
  return (yield* readJsonCalls(scan, start, form)) === 'calls';
}

class JsonBlock {
  #scan: Scan;
  #start: number;
  #form: JsonForm;
  #closing: Closing;
  #body = 0;
  #begun = false;
  #list: 'none' | 'open' | 'closed' = 'none';
  /** Call or problem of the last object, which is not closed yet. */
  #last: ReadCall | Problem | null = null;
  /** Problem if a code fence inside the notation's own tags names another language. */
  #foreign: Problem | null = null;
  #commented = false;
  /** Offset of the current line of the block, and column of the last object. */
  #line = 0;
  #column = 0;

  constructor(scan: Scan, start: number, form: JsonForm) {
    this.#scan = scan;
    this.#start = start;
    this.#form = form;
    this.#closing = new Closing(form.close, form.fence);
  }

  *read(): Step<Outcome> {
    const scan = this.#scan;
    const form = this.#form;
    const { source, output } = scan;
    this.#body = source.offset;
    this.#line = this.#body;
    if (form.name !== undefined) this.#begin(this.#start);
    if (form.certain && !(yield* this.#readFence())) return 'none';
    for (;;) {
      const code = yield* this.#space();
      if (code === END) return this.#atEnd();
      if (!this.#begun && this.#room <= 0) return 'none';
      if (this.#begun) {
        output.hold = source.offset;
        const mark = yield* this.#closing.read(scan, code);
        output.hold = Number.POSITIVE_INFINITY;
        if (mark === 'inner') continue;
        scan.closedByFence = mark === 'fence';
        if (mark === 'text' || mark === 'fence') return this.#settle();
        if (this.#closing.cutShort(scan)) yield* scan.skip(source.left);
        if ((yield* scan.peek()) === END) return this.#atEnd();
        if (mark === 'short') return this.#leaveOpen();
      }
      if (this.#begun && (yield* scan.aheadHeld(form.openers ?? []))) {
        this.#last ??= truncated;
        return this.#leaveOpen();
      }
      if (code === 123 || (code === 34 && form.name !== undefined && this.#last === null)) {
        this.#column = source.offset - this.#line;
        const outcome = yield* this.#readObject();
        if (outcome !== null) return outcome;
        if (!this.#closing.exists) return this.#settle();
      } else if (code === 91 && this.#list === 'none' && this.#last === null && form.name === undefined) {
        if (form.certain) this.#begin(this.#start);
        this.#list = 'open';
        source.at++;
      } else if (code === 93 && this.#list === 'open') {
        this.#list = 'closed';
        source.at++;
      } else if ((code === 44 || code === 59) && this.#last !== null) source.at++;
      else if (!this.#begun) return 'none';
      else if (this.#list === 'open' || this.#last === null) yield* this.#skipElement();
      else if (isOneOf(STRAY, code)) {
        this.#last = malformed('something follows the closing brace', this.#place);
        yield* this.#skip();
      } else return this.#leaveOpen();
    }
  }

  /** Number of characters left in which the block must show that it is a call. */
  get #room(): number {
    return this.#body + MOST_UNDECIDED - this.#scan.source.offset;
  }

  get #place(): number {
    return this.#scan.source.offset - this.#scan.output.callStart;
  }

  /** Skips blanks between objects, and comments in code blocks. Returns the next code. */
  *#space(): Step<number> {
    const scan = this.#scan;
    let comment = false;
    for (; ; scan.source.at++) {
      const code = yield* scan.peek();
      if (code === END || (!this.#begun && this.#room <= 0)) return code;
      if (code === 10) this.#line = scan.source.offset + 1;
      if (comment) comment = code !== 10;
      else if (code === 47 && this.#closing.fence !== null && (yield* scan.aheadHeld(['//']))) {
        comment = true;
        this.#commented = true;
      } else if (!isSpace(code)) return code;
    }
  }

  /** Reads a code fence inside the notation's own tags, and its word. False if it shows that this is no call. */
  *#readFence(): Step<boolean> {
    const scan = this.#scan;
    const code = yield* scan.space();
    if (!isFenceCode(code)) return true;
    const length = yield* readRun(scan.source, code);
    // Inline code.
    if (length < 3) return this.#begun;
    this.#closing.inner = { code, length };
    yield* scan.blanks();
    const isJson = isJsonWord(yield* scan.while((letter) => !isSpace(letter), 20));
    if (!this.#begun && !isJson) return false;
    this.#begin(this.#start);
    if (!isJson) this.#foreign = malformed('the code block is in another language', this.#place);
    yield* scan.line();
    return true;
  }

  /** Begins the first call of the block, or the next one after the last has ended. */
  #begin(start: number): void {
    const scan = this.#scan;
    const form = this.#form;
    if (this.#begun && this.#last === null) return;
    if (this.#last !== null) this.#end();
    this.#begun = true;
    scan.output.begin(start, form.name);
    scan.ledger.together = true;
  }

  #end(): void {
    this.#scan.output.end(this.#foreign ?? this.#last!);
    this.#last = null;
  }

  #settle(): Outcome {
    this.#last ??= this.#withoutObject();
    this.#end();
    this.#scan.ledger.together = false;
    return 'calls';
  }

  /** Ends a block without its closing mark. A lone fence that follows is then taken for it. */
  #leaveOpen(): Outcome {
    this.#scan.strayFence = this.#form.fence ?? this.#scan.strayFence;
    return this.#settle();
  }

  /** Call of a block that was closed without an object: some models omit empty arguments. */
  #withoutObject(): ReadCall | Problem {
    const { name } = this.#form;
    if (name === undefined) return notAnObject('A call');
    if (name === '') return missingName;
    return { name, arguments: {}, repairs: ['notation:missing-arguments'] };
  }

  #atEnd(): Outcome {
    if (!this.#begun) return 'none';
    const complete = this.#last !== null && ('code' in this.#last || this.#scan.source.finish === 'stop');
    if (!complete) this.#last = truncated;
    return this.#settle();
  }

  *#readObject(): Step<Outcome | null> {
    const scan = this.#scan;
    const form = this.#form;
    const { source, output } = scan;
    if (this.#begun || form.certain) this.#begin(this.#begun ? source.offset : this.#start);
    const draft = new CallDraft(form, scan.ledger.names);
    const note = (repair: string) => draft.note(repair);
    if (this.#commented) note('notation:comment');
    this.#commented = false;
    const reader = new JsonReader({ note, ...(form.name === undefined ? { listener: draft } : {}) });
    const skim = (chunk: string) => reader.skim(chunk);
    while (!reader.done) {
      while (!source.ready()) {
        if (source.ended) return this.#atEnd();
        if (this.#begun && output.calling) scan.skim = skim;
        yield;
        scan.skim = null;
      }
      const end = this.#begun ? source.piece.length : Math.min(source.piece.length, source.at + this.#room);
      if (source.at >= end) return 'none';
      if (this.#begun && !output.calling) reader.discard();
      source.at = reader.read(source.piece, source.at, end);
      if (draft.verdict === 'result') return this.#begun ? yield* this.#invent() : 'result';
      if (!this.#begun) {
        if (draft.verdict === 'prose') return 'none';
        if (draft.verdict === 'call') this.#begin(this.#start);
        else if (reader.done || reader.failure !== null) return 'none';
      }
      if (draft.called !== undefined) output.name(draft.called);
      if (reader.failure !== null && !(yield* this.#mend(reader))) return null;
    }
    this.#last = form.name === undefined ? draft.conclude() : draft.concludeNamed(form.name, reader.value);
    return null;
  }

  /** Adds a missing last brace before the closing mark; otherwise skips the broken object and returns false. */
  *#mend(reader: JsonReader): Step<boolean> {
    const scan = this.#scan;
    scan.output.hold = scan.source.offset;
    if (reader.lacksOnlyBrace && (yield* this.#closing.ahead(scan, yield* scan.peek()))) {
      scan.output.hold = Number.POSITIVE_INFINITY;
      reader.closeLastBrace();
      return true;
    }
    if (this.#closing.cutShort(scan)) {
      this.#last = truncated;
      return false;
    }
    const { code, problem } = reader.failure!;
    this.#last = code === 'too-deep' ? tooDeep(problem, this.#place) : malformed(problem, this.#place);
    yield* this.#skip(reader);
    return false;
  }

  /** Skips an element that is no object. Calls beside it count. */
  *#skipElement(): Step<void> {
    if (this.#last !== null) this.#begin(this.#scan.source.offset);
    this.#last = notAnObject('A call');
    yield* this.#skip();
  }

  #skip(reader?: JsonReader): Step<void> {
    return skipBroken(this.#scan, this.#closing, this.#form.openers ?? [], this.#column, reader);
  }

  /** Handles a result among the calls of a block: everything after it was invented by the model. */
  *#invent(): Step<Outcome> {
    yield* this.#scan.skip(Number.POSITIVE_INFINITY);
    this.#last = inventedResult;
    return this.#settle();
  }
}
