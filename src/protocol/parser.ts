import type { NativeCallDelta, ParserOptions, ProtocolEvent, ResponseParser } from '@/src/contract/protocol.ts';
import { wrapperReader } from './bodies/wrapper.ts';
import { Ledger } from './calls/ledger.ts';
import { createNativeCalls } from './calls/native-calls.ts';
import { ToolNames } from './calls/tool-names.ts';
import { readDocument } from './scan/document.ts';
import { Notations } from './scan/notations.ts';
import { Output } from './scan/output.ts';
import { Scan } from './scan/scan.ts';
import { Source } from './scan/source.ts';
import { recognised, registrations, syntaxes } from './syntax-registry.ts';

let cached: { key: string; notations: Notations } | null = null;

/** Notations for these options, cached for the next parser with the same options. */
function notationsFor({ syntaxes: ids, syntax, toolNames }: ParserOptions): Notations {
  const all = syntaxes();
  const chosen = recognised(ids, syntax);
  const key = JSON.stringify([registrations(), chosen.map(({ id }) => id), toolNames ?? null]);
  if (cached?.key !== key)
    cached = { key, notations: new Notations(all, chosen, new ToolNames(toolNames), wrapperReader) };
  return cached.notations;
}

/** Reads one response as it streams. Never throws. */
export function createResponseParser(options: ParserOptions = {}): ResponseParser {
  const source = new Source();
  const ledger = new Ledger(options);
  const output = new Output(source, ledger);
  const scan = new Scan(source, output, ledger);
  const native = createNativeCalls(ledger);
  const reading = readDocument(scan, notationsFor(options), options.startInReasoning ?? false);
  let ended = false;

  function read(chunk = ''): ProtocolEvent[] {
    if (scan.skim?.(chunk)) source.go(source.length);
    else reading.next();
    output.release();
    source.keep(scan.needed);
    return ledger.take();
  }

  return {
    push(chunk) {
      if (ended || chunk === '') return [];
      source.push(chunk);
      return read(chunk);
    },
    pushNative(delta: NativeCallDelta) {
      if (ended) return [];
      output.onlyStructured = true;
      native.take(delta, source.length);
      return ledger.take();
    },
    end(finish = 'stop') {
      if (ended) return [];
      ended = true;
      source.ended = true;
      source.finish = finish;
      const events = read();
      native.end(finish);
      ledger.close(finish);
      return [...events, ...ledger.take()];
    },
    drafts: () => ledger.drafts(),
    opensReasoning() {
      if (scan.reasoning === 'orphan') return true;
      return scan.reasoning === 'awaited' && ended && source.finish === 'stop' ? false : null;
    },
  };
}
