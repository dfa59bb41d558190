import type { NativeCallDelta, ParserFinish } from '@/src/contract/protocol.ts';
import { JsonReader } from '../json/reader.ts';
import { Rope } from '../text/rope.ts';
import { readArguments } from './arguments.ts';
import type { Ledger, ReadCall } from './ledger.ts';
import { malformed, missingName, notAnObject, type Problem, truncated } from './problems.ts';

const ID = 'native';
/** Largest number of calls that a provider may send interleaved; older ones get no more deltas. */
const MOST_AT_ONCE = 64;

interface NativeCall {
  id: string;
  start: number;
  name: string;
  /** The provider's own id, if it gives one. */
  theirs: string | undefined;
  index: number | undefined;
  raw: Rope;
  repairs: Set<string>;
  reader: JsonReader;
  /** True if something follows the complete arguments. */
  goesOn: boolean;
}

/** Assembles the structured calls of a provider from deltas that may lack an index, an id or, at first, a name. */
export function createNativeCalls(ledger: Ledger) {
  let open: NativeCall[] = [];

  function take({ id, name, index, arguments: given, done }: NativeCallDelta, offset: number): void {
    const call = find(id || undefined, name || undefined, index) ?? begin(index, offset, name);
    call.theirs ??= id || undefined;
    call.name ||= name ?? '';
    if (given !== undefined) read(call, typeof given === 'string' ? given : JSON.stringify(given));
    if (done) close(call, 'stop');
  }

  function end(finish: ParserFinish): void {
    const last = open;
    open = [];
    for (const call of last) close(call, finish);
  }

  /** Finds the open call of a delta. A new id or name means a new call: some servers number all of them 0. */
  function find(id: string | undefined, name: string | undefined, index: number | undefined): NativeCall | undefined {
    const isAnother = (call: NativeCall) => call.reader.done || call.name !== name;
    const same = (call: NativeCall) =>
      id === undefined
        ? !(name !== undefined && call.name !== '' && isAnother(call))
        : call.theirs === undefined || call.theirs === id;
    const last = open.slice(-MOST_AT_ONCE);
    const named = id && last.find((call) => call.theirs === id);
    if (named) return named;
    if (index !== undefined) return last.findLast((call) => call.index === index && same(call));
    return last.findLast((call) => (name === undefined || call.name === '') && same(call));
  }

  function begin(index: number | undefined, start: number, name = ''): NativeCall {
    const repairs = new Set<string>();
    const id = ledger.start();
    const call: NativeCall = {
      id,
      start,
      name,
      theirs: undefined,
      index,
      raw: new Rope(),
      repairs,
      reader: new JsonReader({ note: (repair) => repairs.add(repair) }),
      goesOn: false,
    };
    open.push(call);
    ledger.emit({ type: 'call-start', id, syntax: ID, ...(name === '' ? {} : { name }), start });
    return call;
  }

  function read(call: NativeCall, text: string): void {
    if (text === '') return;
    call.raw.add(text);
    ledger.emit({ type: 'call-delta', id: call.id, text });
    const { reader } = call;
    const end = reader.read(text, 0, text.length);
    call.goesOn ||= reader.done && text.slice(end).trim() !== '';
  }

  function close(call: NativeCall, finish: ParserFinish): void {
    const at = open.lastIndexOf(call);
    if (at >= 0) open.splice(at, 1);
    const { id, start } = call;
    const length = call.raw.length;
    const place = { id, syntax: ID, raw: call.raw.take(), start, end: start };
    ledger.end(place, finish === 'stop' ? conclude(call, length) : truncated);
  }

  return { take, end };
}

function conclude(call: NativeCall, length: number): ReadCall | Problem {
  const { reader, repairs } = call;
  if (call.name === '') return missingName;
  const problem = reader.failure?.problem ?? (call.goesOn ? 'something follows the arguments' : null);
  if (problem !== null) return malformed(problem, length);
  reader.end();
  if (!reader.done && length > 0) return truncated;
  const values = readArguments(reader.value, (repair) => repairs.add(repair));
  return values === null ? notAnObject('The arguments') : { name: call.name, arguments: values, repairs: [...repairs] };
}
