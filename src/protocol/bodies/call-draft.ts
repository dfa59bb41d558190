import { isObject } from '@/src/text/is-object.ts';
import { missingName, notAnObject, notFinal, type Problem } from '../calls/problems.ts';
import type { ReadCall } from '../calls/read-call.ts';
import type { ToolNames } from '../calls/tool-names.ts';
import { type EntryListener, JsonReader } from '../json/reader.ts';

const NAME_KEYS = new Set(['name', 'tool', 'tool_name', 'function']);
const ARGUMENT_KEYS = new Set(['arguments', 'args', 'params', 'parameters', 'input']);
const SCHEMA_KEYS = new Set(['type', 'properties', '$schema']);
const OTHER_KEYS = new Set(['action', 'reasoning', 'id', 'type']);

/** True for a key that a call may have. */
export const isCallKey = (key: string): boolean => NAME_KEYS.has(key) || ARGUMENT_KEYS.has(key) || OTHER_KEYS.has(key);

/** True for a key that is enough to take an object for a possible call. */
export const isDecidingKey = (key: string): boolean => ARGUMENT_KEYS.has(key) || key === 'action';

/** The keys that a notation uses itself; the other known ones are aliases. */
export interface CallKeys {
  name: string;
  arguments: string;
}

/** The judgement on an object, as far as it has been read. */
export type Verdict = 'undecided' | 'call' | 'prose' | 'result';

/** One object that is, or may be, a call: hears its entries and says what it is as soon as they show it. */
export class CallDraft implements EntryListener {
  verdict: Verdict;
  /** Counts wherever it stands: `action` is `tool_call`, or what stands around it shows that it is a call. */
  private marked: boolean;
  /** `action` is `tool_call`. */
  private isCalled = false;
  private name: unknown;
  private arguments: unknown;
  /** The arguments are there, and no schema as far as has been read. */
  private hasArguments = false;
  /** A schema stands where the arguments would: this says what a tool is like. */
  private declares = false;
  private reasoning: string | undefined;
  private foreign = false;
  private repairs = new Set<string>();
  private keys: CallKeys;
  private names: ToolNames;
  private keyedByName: boolean;

  /** `certain`: what stands around it shows already that this is a call. */
  constructor(keys: CallKeys, names: ToolNames, certain: boolean, keyedByName = false) {
    this.keys = keys;
    this.keyedByName = keyedByName;
    this.names = names;
    this.verdict = certain ? 'call' : 'undecided';
    this.marked = certain;
  }

  get repairNames(): string[] {
    return [...this.repairs];
  }

  /** The name, once it was read. */
  get called(): string | undefined {
    return typeof this.name === 'string' && this.name !== '' ? this.name : undefined;
  }

  note(repair: string): void {
    this.repairs.add(repair);
  }

  key(key: string): void {
    if (this.keyedByName && this.name === undefined && !NAME_KEYS.has(key)) {
      this.name = key;
      return;
    }
    if (NAME_KEYS.has(key)) return;
    if (!ARGUMENT_KEYS.has(key) && !OTHER_KEYS.has(key)) {
      if (this.verdict === 'undecided') this.verdict = 'prose';
      this.foreign = true;
    }
  }

  inner(outer: string, key: string, value?: unknown): void {
    if (this.verdict !== 'undecided' || !ARGUMENT_KEYS.has(outer)) return;
    const isKnown = outer !== 'parameters' || !SCHEMA_KEYS.has(key) || value !== undefined;
    if (!isKnown) return;
    if (outer === 'parameters' && isSchemaEntry(key, value)) this.noteSchema();
    else this.hasArguments = true;
    this.decide();
  }

  value(key: string, value: unknown): void {
    if (this.keyedByName && key === this.name) this.takeArguments(this.keys.arguments, value);
    else if (key === 'action') this.takeAction(value);
    else if (key === 'reasoning') {
      if (typeof value === 'string') this.reasoning = value;
    } else if (ARGUMENT_KEYS.has(key)) this.takeArguments(key, value);
    else if (NAME_KEYS.has(key)) this.takeName(key, value);
    this.decide();
  }

  /** The call of a tool that was named outside, by its complete arguments. */
  concludeNamed(name: string, value: unknown): ReadCall | Problem {
    if (name === '') return missingName();
    this.arguments = value;
    const values = this.readArguments();
    return values === null ? notAnObject('The arguments') : { name, arguments: values, repairs: this.repairNames };
  }

  /** The call that the complete object makes, or the problem with it. */
  conclude(): ReadCall | Problem {
    if (typeof this.name !== 'string' || this.name.trim() === '') return missingName();
    const values = this.readArguments();
    if (values === null || (this.declares && !this.isCalled)) return notAnObject('The arguments');
    if (!this.marked && this.foreign) return notFinal();
    return {
      name: this.name,
      arguments: values,
      reasoning: this.reasoning,
      repairs: this.repairNames,
      onlyAsLast: !this.marked,
    };
  }

  private takeAction(value: unknown): void {
    if (value === 'tool_call') this.marked = this.isCalled = true;
    else if (this.verdict === 'undecided') this.verdict = value === 'tool_result' ? 'result' : 'prose';
    else this.foreign = true;
  }

  private takeName(key: string, value: unknown): void {
    if (isObject(value) && key === 'function') {
      for (const [inner, content] of Object.entries(value)) {
        if (inner === key) continue;
        this.key(inner);
        this.value(inner, content);
      }
      return;
    }
    this.name = value;
    if (key !== this.keys.name) this.note('notation:alias');
  }

  private takeArguments(key: string, value: unknown): void {
    this.arguments = value;
    if (key !== this.keys.arguments) this.note('notation:alias');
    const isText = typeof value === 'string' || value === null;
    if (key === 'parameters' && isObject(value) && value.type === 'object' && isObject(value.properties))
      this.noteSchema();
    else if (isText || isObject(value)) this.hasArguments = true;
    else if (this.verdict === 'undecided') this.verdict = 'prose';
  }

  private noteSchema(): void {
    this.declares = true;
    if (this.verdict === 'undecided' && !this.marked) this.verdict = 'prose';
  }

  private decide(): void {
    if (this.verdict !== 'undecided') return;
    const named = typeof this.name === 'string' && this.hasArguments && this.names.has(this.name);
    if (this.marked || named) this.verdict = 'call';
  }

  /** The arguments as an object; null where they are none. */
  private readArguments(): Record<string, unknown> | null {
    const given = this.arguments;
    if (given === undefined || given === null || given === '') {
      this.note('notation:missing-arguments');
      return {};
    }
    if (typeof given !== 'string') return isObject(given) ? given : null;
    this.note('notation:arguments-as-string');
    return readObject(given, (repair) => this.note(repair));
  }
}

/** Reads a text that should be one JSON object; null if it is none. */
export function readObject(text: string, note: (repair: string) => void): Record<string, unknown> | null {
  const reader = new JsonReader({ note });
  const end = reader.read(text, 0, text.length);
  reader.end();
  return reader.done && isObject(reader.value) && text.slice(end).trim() === '' ? reader.value : null;
}

/** An entry that only a schema has. */
const isSchemaEntry = (key: string, value: unknown): boolean =>
  (key === 'type' && value === 'object') || (key === 'properties' && isObject(value)) || key === '$schema';
