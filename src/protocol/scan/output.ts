import type { ProtocolEvent } from '@/src/contract/protocol.ts';
import type { Ledger } from '../calls/ledger.ts';
import { MAX_CALL, type Problem, tooLarge } from '../calls/problems.ts';
import type { ReadCall } from '../calls/read-call.ts';
import { Rope } from '../text/rope.ts';
import { isQuoted, type Line } from './quotation.ts';
import type { Source } from './source.ts';

/** The kind of the characters that flow out: prose, reasoning, the source of a call, or markup that is not shown. */
export type Flow = 'text' | 'reasoning' | 'call' | 'markup';

interface OpenCall {
  id: string;
  syntax: string;
  start: number;
  raw: Rope;
  /** Known, but not told yet. */
  name?: string;
  told: boolean;
}

/** Turns positions into events. Everything before `emitted` is out; everything from `hold` on waits. */
export class Output {
  hold = Number.POSITIVE_INFINITY;
  emitted = 0;
  flow: Flow = 'text';
  /** The response's calls come structured: its text is searched for none, and what might have become one is prose. */
  onlyStructured = false;
  /** The present line. */
  readonly line: Line = { from: 0, closers: '', reaches: false, quoted: false, item: false };
  /** True while a call is read that is only quoted, so that all of it is prose; null until that was asked. */
  quoted: boolean | null = false;
  /** The notation whose reader is at work. */
  syntax = '';
  /** End of the last call or token, with the markup swallowed right behind it. */
  lastEnd = -1;
  /** Markup that lies before a call that may begin: covered once it does. */
  hidden: { start: number; end: number } | null = null;
  /** Closing tags still expected for wrappers around calls that were read. */
  readonly awaited = new Set<string>();
  /** End of the last call that was only quoted. */
  quotedEnd = Number.NEGATIVE_INFINITY;
  /** Prose has been shown. */
  #spoke = false;
  #call: OpenCall | null = null;
  #source: Source;
  #ledger: Ledger;

  constructor(source: Source, ledger: Ledger) {
    this.#source = source;
    this.#ledger = ledger;
  }

  /** Lets out what has been read so far, or up to `to`. */
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

  /** True where nothing but blanks is or will be shown before `start`. */
  isFirst(start: number): boolean {
    this.#spoke ||= /\S/.test(this.emitted < start ? this.#source.slice(this.emitted, start) : '');
    return !this.#spoke && this.#ledger.started === 0;
  }

  /** The event for text that flows out now. */
  #flowing(text: string, start: number, end: number): ProtocolEvent {
    const { flow } = this;
    this.emitted = end;
    if (flow === 'call') return this.#flowingOfCall(this.#call!, text, end);
    if (flow === 'markup') return { type: 'text', text: '', start, end };
    if (flow === 'text') this.#spoke ||= /\S/.test(text);
    return { type: flow, text, start, end };
  }

  /** Ends the present kind of output here and begins another. */
  turn(flow: Flow): void {
    this.hold = Number.POSITIVE_INFINITY;
    this.release();
    this.flow = flow;
  }

  /** Hides the text from `start` on: it is markup. */
  cover(start: number, type: 'text' | 'reasoning' = 'text'): void {
    this.hold = Number.POSITIVE_INFINITY;
    this.release(start);
    const { emitted } = this;
    const end = this.#source.offset;
    if (end <= emitted) return;
    this.emitted = end;
    this.#ledger.emit({ type, text: '', start: emitted, end });
  }

  /** Hides markup that stood before a call or around it: what follows counts as right behind it. */
  swallow(start: number): true {
    this.cover(start);
    this.lastEnd = this.#source.offset;
    return true;
  }

  /** A call has begun at `start`: nothing of it returns to prose. */
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

  /** A call here is prose: it is only quoted, or the response's calls come structured. */
  get isProse(): boolean {
    return this.onlyStructured || this.quoted === true;
  }

  /** Notes the closing tag that is still to come of the tag around the call. */
  awaits(close: string): void {
    if (this.quoted === false && !this.onlyStructured) this.awaited.add(close);
  }

  /** The open call's name has been read. */
  name(name: string): void {
    if (this.#call && !this.#call.told) this.#call.name = name;
  }

  /** True while a call is open that has not run over its limit. */
  get calling(): boolean {
    return this.#call !== null;
  }

  get callStart(): number {
    return this.#call?.start ?? this.emitted;
  }

  /** The open call ends here: it was read, or it has a problem. */
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
