import type { ProtocolEvent } from '@/src/contract/protocol.ts';
import type { Ledger, ReadCall } from '../calls/ledger.ts';
import { MAX_CALL, type Problem, tooLarge } from '../calls/problems.ts';
import { Rope } from '../text/rope.ts';
import { isQuoted, type Line } from './quotation.ts';
import type { Source } from './source.ts';

/** Kind of the text being passed on: prose, reasoning, source of a call, or hidden markup. */
export type Flow = 'text' | 'reasoning' | 'call' | 'markup';

interface OpenCall {
  id: string;
  syntax: string;
  start: number;
  raw: Rope;
  /** Set once the name is known; `told` once it was reported. */
  name?: string;
  told: boolean;
}

/** Turns positions into events. Text before `emitted` has been passed on; text from `hold` on is held back. */
export class Output {
  hold = Number.POSITIVE_INFINITY;
  emitted = 0;
  flow: Flow = 'text';
  /** True if the response has structured calls: its text is not searched for calls, and everything in it is prose. */
  onlyStructured = false;
  readonly line: Line = { from: 0, closers: '', reaches: false, quoted: false, item: false };
  /** True while a quoted call is read, which is all prose; null until that is decided. */
  quoted: boolean | null = false;
  syntax = '';
  /** End of the last call or token, with the markup hidden directly after it. */
  lastEnd = -1;
  /** Markup before a call that may begin; it is hidden once it does. */
  hidden: { start: number; end: number } | null = null;
  /** Closing tags expected for wrappers around calls that were read. */
  readonly awaited = new Set<string>();
  quotedEnd = Number.NEGATIVE_INFINITY;
  #spoke = false;
  #call: OpenCall | null = null;
  #source: Source;
  #ledger: Ledger;

  constructor(source: Source, ledger: Ledger) {
    this.#source = source;
    this.#ledger = ledger;
  }

  /** Passes on the text read so far, or up to `to`. */
  release(to = this.#source.offset): void {
    const { hidden } = this;
    if (hidden !== null && to >= hidden.end && this.hold >= hidden.end) {
      this.hidden = null;
      this.release(hidden.start);
      this.emitted = hidden.end;
      this.#ledger.emit({ type: 'text', text: '', ...hidden });
    }
    const start = this.emitted;
    const end = Math.min(to, this.hold);
    if (end > start) this.#ledger.emit(this.#flowing(this.#source.slice(start, end), start, end));
  }

  /** True if only blanks are shown before `start`. */
  isFirst(start: number): boolean {
    this.#spoke ||= /\S/.test(this.emitted < start ? this.#source.slice(this.emitted, start) : '');
    return !this.#spoke && this.#ledger.started === 0;
  }

  #flowing(text: string, start: number, end: number): ProtocolEvent {
    const { flow } = this;
    this.emitted = end;
    if (flow === 'call') return this.#flowingOfCall(this.#call!, text, end);
    if (flow === 'markup') return { type: 'text', text: '', start, end };
    if (flow === 'text') this.#spoke ||= /\S/.test(text);
    return { type: flow, text, start, end };
  }

  /** Ends the current kind of output here and begins another. */
  turn(flow: Flow): void {
    this.hold = Number.POSITIVE_INFINITY;
    this.release();
    this.flow = flow;
  }

  /** Hides the text from `start` on, as markup. */
  cover(start: number, type: 'text' | 'reasoning' = 'text'): void {
    this.hold = Number.POSITIVE_INFINITY;
    this.release(start);
    const { emitted } = this;
    const end = this.#source.offset;
    if (end <= emitted) return;
    this.emitted = end;
    this.#ledger.emit({ type, text: '', start: emitted, end });
  }

  /** Hides markup before or around a call; the position then counts as directly after a call. */
  swallow(start: number): true {
    this.cover(start);
    this.lastEnd = this.#source.offset;
    return true;
  }

  /** Begins a call at `start`; it cannot become prose again. */
  begin(start: number, name?: string): void {
    if (!this.onlyStructured) this.quoted ??= isQuoted(this.#source, this.line, start);
    const { isProse } = this;
    if (isProse) this.hidden = null;
    this.hold = Number.POSITIVE_INFINITY;
    this.release(start);
    if (isProse) return;
    const { syntax } = this;
    const id = this.#ledger.start();
    this.#call = { id, syntax, start, raw: new Rope(), told: name !== undefined };
    this.flow = 'call';
    this.#ledger.emit({ type: 'call-start', id, syntax, ...(name === undefined ? {} : { name }), start });
  }

  /** True if calls are prose here: quoted, or beside structured ones. */
  get isProse(): boolean {
    return this.onlyStructured || this.quoted === true;
  }

  awaits(close: string): void {
    if (this.quoted === false && !this.onlyStructured) this.awaited.add(close);
  }

  name(name: string): void {
    if (this.#call && !this.#call.told) this.#call.name = name;
  }

  /** True while a call is open that is within its limit. */
  get calling(): boolean {
    return this.#call !== null;
  }

  get callStart(): number {
    return this.#call?.start ?? this.emitted;
  }

  /** Ends the open call here, with the call that was read or its problem. */
  end(read: ReadCall | Problem): void {
    this.hold = Number.POSITIVE_INFINITY;
    this.release();
    const call = this.#call;
    this.#call = null;
    this.line.from = this.emitted;
    if (this.quoted) {
      this.quotedEnd = this.emitted;
      return;
    }
    this.line.closers = '';
    this.flow = 'text';
    this.lastEnd = this.emitted;
    if (call !== null) this.#tell(call, this.emitted, read);
  }

  #tell({ id, syntax, raw, start }: OpenCall, end: number, read: ReadCall | Problem): void {
    this.#ledger.end({ id, syntax, raw: raw.take(), start, end }, read);
  }

  #flowingOfCall(call: OpenCall, text: string, end: number): ProtocolEvent {
    const { id, name, start } = call;
    const limit = start + MAX_CALL;
    if (end > limit) {
      const within = text.slice(0, Math.max(0, text.length - (end - limit)));
      if (within !== '') this.#ledger.emit(this.#flowingOfCall(call, within, limit));
      this.#call = null;
      this.flow = 'markup';
      this.#tell(call, limit, tooLarge);
      return { type: 'text', text: '', start: limit, end };
    }
    call.raw.add(text);
    if (name === undefined || call.told) return { type: 'call-delta', id, text };
    call.told = true;
    return { type: 'call-delta', id, text, name };
  }
}
