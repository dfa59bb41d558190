import { readArguments } from '../calls/arguments.ts';
import { missingName, notAnObject, notFinal, type Problem } from '../calls/problems.ts';
import type { ReadCall } from '../calls/read-call.ts';
import type { ToolNames } from '../calls/tool-names.ts';
import { asObject } from '../json/json-object.ts';
import type { EntryListener } from '../json/reader.ts';
import type { CallKeys, JsonForm } from './json-form.ts';

const KEYS: CallKeys = { name: 'name', arguments: 'arguments' };
const NAME_KEYS = new Set(['name', 'tool', 'tool_name', 'function']);
const ARGUMENT_KEYS = new Set(['arguments', 'args', 'params', 'parameters', 'input']);
const SCHEMA_KEYS = new Set(['type', 'properties', '$schema']);
const OTHER_KEYS = new Set(['action', 'reasoning', 'id', 'type']);

/** Patterns for the keys that are enough to take an object for a possible call, and for the others that a call may have. */
export const DECIDING_KEYS = ['action', ...ARGUMENT_KEYS].join('|');
export const OPEN_KEYS = ['reasoning', 'id', 'type', ...NAME_KEYS].join('|');

/** The judgement on an object, as far as it has been read. */
export type Verdict = 'undecided' | 'call' | 'prose' | 'result';

/** One object that is, or may be, a call: hears its entries and says what it is as soon as they show it. */
export interface CallDraft extends EntryListener {
  readonly verdict: Verdict;
  /** The name, once it was read. */
  readonly called: string | undefined;
  note(repair: string): void;
  /** The call that the complete object makes, or the problem with it. */
  conclude(): ReadCall | Problem;
  /** The call of a tool that was named outside, by its complete arguments. */
  concludeNamed(name: string, value: unknown): ReadCall | Problem;
}

export function createCallDraft(form: JsonForm, names: ToolNames): CallDraft {
  const { certain, actionFirst, keyedByName, keys = KEYS } = form;
  let verdict: Verdict = certain ? 'call' : 'undecided';
  /** Counts wherever it stands: `action` is `tool_call`, or what stands around it shows that it is a call. */
  let isMarked = certain;
  /** `action` is `tool_call`. */
  let isCalled = false;
  let name: unknown;
  let values: unknown;
  /** The arguments are there, and no schema as far as has been read. */
  let hasArguments = false;
  /** A schema stands where the arguments would: this says what a tool is like. */
  let declares = false;
  let reasoning: string | undefined;
  let isForeign = false;
  let isFirst = true;
  const repairs = new Set<string>();

  function note(repair: string): void {
    repairs.add(repair);
  }

  function judge(as: Verdict): void {
    if (verdict === 'undecided') verdict = as;
  }

  function hearKey(key: string): void {
    if (isFirst && actionFirst && key !== 'action') verdict = 'prose';
    isFirst = false;
    if (keyedByName && name === undefined && !NAME_KEYS.has(key)) name = key;
    else if (!NAME_KEYS.has(key) && !ARGUMENT_KEYS.has(key) && !OTHER_KEYS.has(key)) {
      judge('prose');
      isForeign = true;
    }
  }

  function hearInner(outer: string, key: string, value?: unknown): void {
    if (verdict !== 'undecided' || !ARGUMENT_KEYS.has(outer)) return;
    const isKnown = outer !== 'parameters' || !SCHEMA_KEYS.has(key) || value !== undefined;
    if (!isKnown) return;
    if (outer === 'parameters' && isSchemaEntry(key, value)) noteSchema();
    else hasArguments = true;
    decide();
  }

  function hearValue(key: string, value: unknown): void {
    if (keyedByName && key === name) takeArguments(keys.arguments, value);
    else if (key === 'action') takeAction(value);
    else if (key === 'reasoning') {
      if (typeof value === 'string') reasoning = value;
    } else if (ARGUMENT_KEYS.has(key)) takeArguments(key, value);
    else if (NAME_KEYS.has(key)) takeName(key, value);
    decide();
  }

  function concludeNamed(toolName: string, value: unknown): ReadCall | Problem {
    if (toolName === '') return missingName();
    const read = readArguments(value, note);
    return read === null
      ? notAnObject('The arguments')
      : { name: toolName, arguments: read, reasoning, repairs: [...repairs] };
  }

  function conclude(): ReadCall | Problem {
    if (typeof name !== 'string' || name.trim() === '') return missingName();
    const call = concludeNamed(name, values);
    if ('code' in call) return call;
    if (declares && !isCalled) return notAnObject('The arguments');
    return !isMarked && isForeign ? notFinal() : { ...call, onlyAsLast: !isMarked };
  }

  function takeAction(value: unknown): void {
    if (value === 'tool_call') isMarked = isCalled = true;
    else if (verdict === 'undecided') verdict = value === 'tool_result' ? 'result' : 'prose';
    else isForeign = true;
  }

  function takeName(key: string, value: unknown): void {
    const nested = key === 'function' ? asObject(value) : null;
    if (nested !== null) {
      for (const [inner, content] of Object.entries(nested)) {
        if (inner === key) continue;
        hearKey(inner);
        hearValue(inner, content);
      }
      return;
    }
    name = value;
    if (key !== keys.name) note('notation:alias');
  }

  function takeArguments(key: string, value: unknown): void {
    values = value;
    if (key !== keys.arguments) note('notation:alias');
    const object = asObject(value);
    if (key === 'parameters' && object?.type === 'object' && asObject(object.properties)) noteSchema();
    else if (object !== null || typeof value === 'string' || value === null) hasArguments = true;
    else judge('prose');
  }

  function noteSchema(): void {
    declares = true;
    if (!isMarked) judge('prose');
  }

  function decide(): void {
    if (verdict !== 'undecided') return;
    if (isMarked || (typeof name === 'string' && hasArguments && names.has(name))) verdict = 'call';
  }

  return {
    get verdict() {
      return verdict;
    },
    get called() {
      return typeof name === 'string' && name !== '' ? name : undefined;
    },
    note,
    key: hearKey,
    inner: hearInner,
    value: hearValue,
    conclude,
    concludeNamed,
  };
}

/** An entry that only a schema has. */
const isSchemaEntry = (key: string, value: unknown): boolean =>
  (key === 'type' && value === 'object') || (key === 'properties' && asObject(value) !== null) || key === '$schema';
