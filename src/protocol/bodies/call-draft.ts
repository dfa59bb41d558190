import { readArguments } from '../calls/arguments.ts';
import type { ReadCall } from '../calls/ledger.ts';
import { missingName, notAnObject, notFinal, type Problem } from '../calls/problems.ts';
import type { ToolNames } from '../calls/tool-names.ts';
import { asObject } from '../json/json-object.ts';
import type { EntryListener } from '../json/reader.ts';
import type { FenceRun } from '../scan/fence-run.ts';

/** Keys of the notation itself; other known keys are aliases. */
export interface CallKeys {
  name: string;
  arguments: string;
}

/** A notation whose calls are JSON objects: one, several, or an array of them. */
export interface JsonForm {
  /** Names of its keys, if not `name` and `arguments`. */
  keys?: CallKeys | undefined;
  /** True if the opening mark proves that a call has begun; otherwise the keys must show it. */
  certain?: boolean;
  close?: readonly string[];
  fence?: FenceRun;
  /** Openers of the next call, for a block without its closing mark. */
  openers?: readonly string[];
  /** True if an object counts only if its first entry is the action. */
  actionFirst?: boolean;
  /** True if the only key of an object is the tool's name, with the arguments as its value. */
  keyedByName?: boolean | undefined;
  /** Name of the tool if it is outside of the object, which then holds the arguments. */
  name?: string;
}

const KEYS: CallKeys = { name: 'name', arguments: 'arguments' };
const NAME_KEYS = new Set(['name', 'tool', 'tool_name', 'function', 'function_call']);
const ARGUMENT_KEYS = new Set(['arguments', 'args', 'params', 'parameters', 'input']);
const SCHEMA_KEYS = new Set(['type', 'properties', '$schema']);
const OTHER_KEYS = new Set(['action', 'reasoning', 'id', 'type']);

/** Patterns of the keys that make an object a possible call, and of other keys that a call may have. */
const DECIDING_KEYS = ['action', ...ARGUMENT_KEYS].join('|');
const OPEN_KEYS = ['reasoning', 'id', 'type', ...NAME_KEYS].join('|');

/** An object that may be a call. Receives its entries and decides as soon as they allow it. */
export class CallDraft implements EntryListener {
  verdict: 'undecided' | 'call' | 'prose' | 'result';
  /** True if the object is certainly a call: `action` is `tool_call`, or its surroundings show it. */
  #marked: boolean;
  /** True if `action` is `tool_call`. */
  #isCalled = false;
  #name: unknown;
  #arguments: unknown;
  /** True if the arguments are there and do not look like a schema so far. */
  #hasArguments = false;
  /** True if the arguments are a schema, so that the object describes a tool. */
  #declares = false;
  #reasoning: string | undefined;
  #foreign = false;
  #repairs = new Set<string>();
  #keys: CallKeys;
  #names: ToolNames;
  #form: JsonForm;
  #isFirst = true;

  constructor(form: JsonForm, names: ToolNames) {
    this.#form = form;
    this.#keys = form.keys ?? KEYS;
    this.#names = names;
    this.#marked = form.certain === true;
    this.verdict = this.#marked ? 'call' : 'undecided';
  }

  /** The name; undefined before it was read. */
  get called(): string | undefined {
    return typeof this.#name === 'string' && this.#name !== '' ? this.#name : undefined;
  }

  note(repair: string): void {
    this.#repairs.add(repair);
  }

  key(key: string): void {
    if (this.#isFirst && this.#form.actionFirst && key !== 'action') this.verdict = 'prose';
    this.#isFirst = false;
    if (this.#form.keyedByName && this.#name === undefined && !NAME_KEYS.has(key)) {
      this.#name = key;
      return;
    }
    if (NAME_KEYS.has(key)) return;
    if (!ARGUMENT_KEYS.has(key) && !OTHER_KEYS.has(key)) {
      if (this.verdict === 'undecided') this.verdict = 'prose';
      this.#foreign = true;
    }
  }

  inner(outer: string, key: string, value?: unknown): void {
    if (this.verdict !== 'undecided' || !ARGUMENT_KEYS.has(outer)) return;
    const isKnown = outer !== 'parameters' || !SCHEMA_KEYS.has(key) || value !== undefined;
    if (!isKnown) return;
    if (outer === 'parameters' && isSchemaEntry(key, value)) this.#noteSchema();
    else this.#hasArguments = true;
    this.#decide();
  }

  value(key: string, value: unknown): void {
    if (this.#form.keyedByName && key === this.#name) this.#takeArguments(this.#keys.arguments, value);
    else if (key === 'action') this.#takeAction(value);
    else if (key === 'reasoning') {
      if (typeof value === 'string') this.#reasoning = value;
    } else if (ARGUMENT_KEYS.has(key)) this.#takeArguments(key, value);
    else if (NAME_KEYS.has(key)) this.#takeName(key, value);
    this.#decide();
  }

  /** Call of a tool whose name is outside of the object, from its complete arguments. */
  concludeNamed(name: string, value: unknown): ReadCall | Problem {
    if (name === '') return missingName;
    const values = readArguments(value, (repair) => this.note(repair));
    return values === null
      ? notAnObject('The arguments')
      : { name, arguments: values, reasoning: this.#reasoning, repairs: [...this.#repairs] };
  }

  /** Call from the complete object, or the problem with it. */
  conclude(): ReadCall | Problem {
    if (typeof this.#name !== 'string' || this.#name.trim() === '') return missingName;
    const call = this.concludeNamed(this.#name, this.#arguments);
    if ('code' in call) return call;
    if (this.#declares && !this.#isCalled) return notAnObject('The arguments');
    return !this.#marked && this.#foreign ? notFinal : { ...call, onlyAsLast: !this.#marked };
  }

  #takeAction(value: unknown): void {
    if (value === 'tool_call') this.#marked = this.#isCalled = true;
    else if (this.verdict === 'undecided') this.verdict = value === 'tool_result' ? 'result' : 'prose';
    else this.#foreign = true;
  }

  #takeName(key: string, value: unknown): void {
    const nested = key.startsWith('function') ? asObject(value) : null;
    if (nested !== null) {
      for (const [inner, content] of Object.entries(nested)) {
        if (inner === key) continue;
        this.key(inner);
        this.value(inner, content);
      }
      return;
    }
    this.#name = value;
    if (key !== this.#keys.name) this.note('notation:alias');
  }

  #takeArguments(key: string, value: unknown): void {
    this.#arguments = value;
    if (key !== this.#keys.arguments) this.note('notation:alias');
    const values = asObject(value);
    if (key === 'parameters' && values?.type === 'object' && asObject(values.properties)) this.#noteSchema();
    else if (values !== null || typeof value === 'string' || value === null) this.#hasArguments = true;
    else if (this.verdict === 'undecided') this.verdict = 'prose';
  }

  #noteSchema(): void {
    this.#declares = true;
    if (this.verdict === 'undecided' && !this.#marked) this.verdict = 'prose';
  }

  #decide(): void {
    if (this.verdict !== 'undecided') return;
    const named = typeof this.#name === 'string' && this.#hasArguments && this.#names.has(this.#name);
    if (this.#marked || named) this.verdict = 'call';
  }
}

/** True for an entry that occurs only in schemas. */
const isSchemaEntry = (key: string, value: unknown): boolean =>
  (key === 'type' && value === 'object') || (key === 'properties' && asObject(value) !== null) || key === '$schema';

const VALUE = String.raw`(?:"[^"\\\n]*"|[-\d.]+|true|false|null)`;
/** Beginning of an object with entries that decide nothing and have short values. */
const OPENING = String.raw`\s*(?:\[\s*)?\{(?:\s*"(?:${OPEN_KEYS})"\s*:\s*${VALUE}\s*,)*`;
const DATA = new RegExp(String.raw`${OPENING}\s*"(?!(?:${DECIDING_KEYS}|${OPEN_KEYS})")[^"\\\n]{1,64}"\s*:`, 'y');
const UNDECIDED = new RegExp(`(?:${OPENING})?[^:\`~]{0,99}$`, 'y');

/** True if the text begins as JSON that is no call; null if more text is needed. */
export function startsAsData(piece: string, from: number): boolean | null {
  DATA.lastIndex = from;
  UNDECIDED.lastIndex = from;
  return DATA.test(piece) || (UNDECIDED.test(piece) ? null : false);
}
