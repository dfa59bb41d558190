import type { ParsedCall, ParserFinish, ParserOptions, ProtocolEvent } from '@/src/contract/protocol.ts';
import { notFinal, type Problem, tooManyCalls, truncated, unknownTool } from './problems.ts';
import { ToolNames } from './tool-names.ts';

/** Shared empty list of events: a new one at each push would cost more than reading a short text. */
const NONE: ProtocolEvent[] = [];

/** A call as read, before names and limits are checked. */
export interface ReadCall {
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string | undefined;
  repairs: string[];
  /** True if it counts only when nothing follows it. */
  onlyAsLast?: boolean;
}

export interface CallPlace {
  id: string;
  syntax: string;
  raw: string;
  start: number;
  end: number;
}

/** The events of one response in order, and which of its calls count. */
export class Ledger {
  readonly names: ToolNames;
  #most: number;
  #events = NONE;
  /** Number of calls that were begun, bad ones included. */
  started = 0;
  #drafted = 0;
  #counted = 0;
  /** Calls that count only as the last thing in the response, with their siblings. `#since`: blank text after them. */
  #waiting: { place: CallPlace; outcome: ReadCall | Problem }[] = [];
  #since: (ProtocolEvent & { type: 'text' })[] = [];
  /** True while calls of the same block as the waiting ones end: they do not count as following them. */
  together = false;

  constructor(options: ParserOptions) {
    this.names = new ToolNames(options.toolNames);
    this.#most = options.maxCalls ?? Number.POSITIVE_INFINITY;
  }

  /** All calls so far were drafts. */
  markDrafts(): void {
    this.#drafted = this.started;
  }

  drafts(): string[] {
    return Array.from({ length: this.#drafted }, (_, index) => `c${index + 1}`);
  }

  start(): string {
    this.started++;
    return `c${this.started}`;
  }

  emit(event: ProtocolEvent): void {
    if (this.#waiting.length > 0 && (!this.together || isProse(event))) {
      if (event.type === 'text' && !isProse(event)) {
        this.#hold(event);
        return;
      }
      this.#settle(notFinal);
    }
    if (this.#events === NONE) this.#events = [event];
    else this.#events.push(event);
  }

  end(place: CallPlace, outcome: ReadCall | Problem): void {
    if (waits(outcome) || (this.together && this.#waiting.length > 0)) this.#waiting.push({ place, outcome });
    else this.#conclude(place, outcome);
  }

  /** Ends the response: waiting calls now count, or were cut. */
  close(finish: ParserFinish): void {
    this.together = false;
    this.#settle(finish === 'stop' ? null : truncated);
  }

  take(): ProtocolEvent[] {
    const events = this.#events;
    this.#events = NONE;
    return events === NONE ? [] : events;
  }

  /** Keeps blank text back until the calls before it are decided. */
  #hold(event: ProtocolEvent & { type: 'text' }): void {
    const last = this.#since.at(-1);
    if (last === undefined || last.text === '' || event.text === '') this.#since.push({ ...event });
    else {
      last.text += event.text;
      last.end = event.end;
    }
  }

  #settle(problem: Problem | null): void {
    const waiting = this.#waiting;
    const since = this.#since;
    this.#waiting = [];
    this.#since = [];
    for (const { place, outcome } of waiting) {
      this.#conclude(place, waits(outcome) && problem !== null ? problem : outcome);
    }
    for (const event of since) this.emit(event);
  }

  #conclude(place: CallPlace, outcome: ReadCall | Problem): void {
    const counts = 'code' in outcome ? outcome : this.#check(outcome);
    if ('code' in counts) this.emit({ type: 'call-error', ...place, ...counts });
    else {
      this.#counted++;
      this.emit({ type: 'call', ...place, ...counts });
    }
  }

  /** The call with its tool's proper name, or the reason why it may not run. */
  #check(call: ReadCall): Pick<ParsedCall, 'name' | 'arguments' | 'reasoning' | 'repairs'> | Problem {
    const { name, known, repairs } = this.names.resolve(call.name);
    if (!known) return unknownTool(name, this.names.nearest(name));
    if (this.#counted >= this.#most) return tooManyCalls(this.#most);
    const { arguments: values, reasoning } = call;
    const words = { name, arguments: values, repairs: [...new Set([...call.repairs, ...repairs])] };
    return reasoning === undefined ? words : { ...words, reasoning };
  }
}

const isProse = (event: ProtocolEvent): boolean => event.type === 'text' && event.text.trim() !== '';

const waits = (outcome: ReadCall | Problem): boolean => 'onlyAsLast' in outcome && outcome.onlyAsLast === true;
