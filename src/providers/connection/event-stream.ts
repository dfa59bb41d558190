import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { type Chunk, tellsError, type Wire } from '../wires/wire.ts';
import { asEvent, chunkFilter } from './chunk-filter.ts';
import type { Connection } from './connection.ts';
import { foreignAnswer, type Peer, streamedError } from './provider-errors.ts';
import { gathered, plenty } from './read-ahead.ts';
import { serverSentence } from './server-sentence.ts';

export interface EndMark {
  line: RegExp;
  /** Further events such as usage may follow it: the stream ends when the server closes it. */
  goesOn?: true;
}

interface Watch {
  connection: Connection;
  peer: Peer;
  endMark: EndMark;
  /** Format of the server's answers; absent for JSON lines, which the caller parses. */
  wire?: Wire | undefined;
}

const longestAnswer = 16_000_000;

/**
 * Watches an answer of server-sent events, or of JSON lines. The stream ends with its end mark, even if the server
 * keeps the connection open. If that fails, the stream closes as if it were whole, so that nothing that came is lost.
 *
 * The first bytes tell a stream from a whole answer, a page or an error. Only chunks of a stream pass; whole answers
 * are given as equivalent chunks. Throws `ProviderFailure` for anything else. `ended`: the end mark or all has come.
 */
export async function eventStream(
  response: Response,
  { connection, peer, endMark, wire }: Watch,
  ports: Parameters<typeof gathered>[1],
) {
  const { status } = response;
  if (!response.body) throw notAnAnswer('', connection, peer);
  const reader = response.body.getReader();
  const next = gathered(() => reader.read().then(({ value }) => value), ports);
  const decoder = new TextDecoder();
  const finder = lineFinder(endMark.line);

  /** Bytes that have come and were not passed on yet. */
  let rest: Uint8Array | undefined;
  /** True if the latest piece was large: the page can work before the next. */
  let large = false;
  /** The next characters; undefined at the end and after a failure of the connection. */
  async function read(): Promise<string | undefined> {
    const bytes = rest ?? (await connection.read(next()).catch(() => undefined));
    rest = bytes && bytes.length > most ? bytes.subarray(most) : undefined;
    large = bytes !== undefined && bytes.length >= plenty;
    return bytes && decoder.decode(bytes.subarray(0, most), { stream: true });
  }

  /** Reads on until enough of the text is there, or it ends. Throws if the connection has failed. */
  async function readOn(begun: string, isEnough: (text: string) => boolean): Promise<string> {
    let text = begun;
    while (!isEnough(text)) {
      const more = await read();
      if (more === undefined) break;
      text += more;
    }
    const failure = connection.failure();
    if (failure) throw connection.fail(failure);
    return text;
  }

  const begun = await readOn('', (text) => text.trim() !== '');
  const first = begun.trimStart()[0];
  if (first === '<') throw notAnAnswer(begun, connection, peer);

  if (wire && (first === '{' || first === '[')) {
    const body = await readOn(begun, ({ length }) => length >= longestAnswer);
    const chunks = wholeAnswer(body, wire);
    if (!chunks) throw notAnAnswer(body, connection, peer);
    return {
      response: new Response(chunks.map(asEvent).join(''), { status, headers: eventHeaders }),
      ended: () => true,
    };
  }

  const filter = wire && chunkFilter(wire, connection, peer);
  const encoder = new TextEncoder();
  let waiting: string | undefined = begun;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        if (large && ports.gather?.()) await nextTask();
        const text: string | undefined = waiting ?? (await read());
        waiting = undefined;
        const over = text === undefined || (finder.look(text) && !endMark.goesOn);
        let through = text ?? '';
        if (filter) through = filter.pass(through) + (over ? filter.finish() : '');
        else if (over) through += lineEnd;
        if (through !== '') controller.enqueue(encoder.encode(through));
        if (over) return controller.close();
        if (through !== '') return;
      }
    },
  });
  const { headers } = filter ? { headers: eventHeaders } : response;
  return { response: new Response(body, { status, headers }), ended: () => finder.found && !filter?.toldError() };
}

/** Resolves in a task of its own. Timers of 0 ms in a row wait 4 ms each. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<void>();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}

/** Maximum number of bytes passed on at once. A burst is read in parts, with time for the page between them. */
const most = 65_536;

/** Ends the line of the end mark, in case the server's own line break has not come yet. */
const lineEnd = '\n\n';

const eventHeaders = { 'content-type': 'text/event-stream' };

/** The error for an answer that is a web page, an error with status 200, or JSON that is no answer. */
function notAnAnswer(body: string, connection: Connection, peer: Peer) {
  const sentence = serverSentence(body);
  return connection.fail(
    sentence === undefined ? foreignAnswer(body, peer) : streamedError(parsedJson(body) ?? sentence, peer),
  );
}

function wholeAnswer(body: string, wire: Wire): Chunk[] | null {
  const value = parsedJson(body);
  if (isObject(value) && tellsError(value, undefined)) return null;
  return wire().whole(value);
}

/** Characters of an unfinished line in which a mark is looked for; a chunk may be much longer. */
const longestMark = 10_000;

function lineFinder(mark: RegExp) {
  let line = '';
  return {
    found: false,
    look(text: string): boolean {
      const lines = text.split(/[\r\n]/);
      lines[0] = line + lines[0];
      line = lines.at(-1) ?? '';
      const whole = line.length > longestMark ? lines.slice(0, -1) : lines;
      this.found ||= whole.some((one) => mark.test(one));
      return this.found;
    },
  };
}
