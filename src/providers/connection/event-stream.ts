import { readText } from '@/src/text/read-body.ts';
import type { Connection } from './connection.ts';
import { type Peer, streamedError } from './provider-errors.ts';
import { gathered } from './read-ahead.ts';
import { serverSentence } from './server-sentence.ts';

/** The whole line that ends a vendor's streams. */
export interface EndMark {
  line: RegExp;
  /** Something may come after it, such as usage: the stream goes on until the server closes it. */
  goesOn?: true;
}

/** The body of a streamed answer under watch. */
export interface EventStream {
  response: Response;
  /** The stream's own end mark has come. */
  ended(): boolean;
}

/** Ends the event that the mark stands in, though the server's own line break may not have come yet. */
const eventEnd = new TextEncoder().encode('\n\n');

/**
 * Watches an answer of server-sent events, or of JSON lines. The stream is over with the line that is its end mark,
 * whether or not the server then lets go; whoever opened the connection closes it. Where the connection fails, the
 * stream closes as if it were whole, so that nothing that came is lost on the way; the connection knows. Throws
 * `ProviderFailure` for what is no event stream.
 */
export async function eventStream(
  response: Response,
  { connection, peer, endMark }: { connection: Connection; peer: Peer; endMark: EndMark },
  ports: Parameters<typeof gathered>[1],
): Promise<EventStream> {
  const type = response.headers.get('content-type') ?? '';
  if (/html|\bjson\b/.test(type) || !response.body) throw await notAStream(response, connection, peer);

  const reader = response.body.getReader();
  const next = gathered(() => reader.read().then(({ value }) => value), ports);
  const finder = lineFinder(endMark.line);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const value = await connection.read(next()).catch(() => undefined);
      if (value) controller.enqueue(value);
      const over = value && finder.look(value) && !endMark.goesOn;
      if (over) controller.enqueue(eventEnd);
      if (!value || over) controller.close();
    },
  });
  const { status, headers } = response;
  return { response: new Response(body, { status, headers }), ended: () => finder.found };
}

/** A page; or a JSON object, since some servers tell errors with status 200. */
async function notAStream(response: Response, connection: Connection, peer: Peer) {
  const sentence = serverSentence(await connection.read(readText(response, { most: 100_000, cut: true })));
  return connection.fail(
    sentence === undefined ? { code: 'not-a-model-server', host: peer.url.host } : streamedError(sentence, peer),
  );
}

/** Characters of a line that is looked at while it grows. */
const longestGrowing = 16_000;

/** Finds a line in bytes that come in any slices. Read as Latin-1, which no slice can cut: a mark is ASCII. */
function lineFinder(mark: RegExp) {
  const decoder = new TextDecoder('latin1');
  /** The line that has not ended yet, and its length. */
  let open: string[] = [];
  let length = 0;
  return {
    found: false,
    look(bytes: Uint8Array): boolean {
      const [first = '', ...others] = decoder.decode(bytes).split(/[\r\n]/);
      open.push(first);
      length += first.length;
      const last = others.pop();
      const ended = last === undefined ? [] : [open.join(''), ...others];
      if (last !== undefined) [open, length] = [[last], last.length];
      // A long line is looked at once, when it has ended: it may come in any number of slices.
      const growing = length <= longestGrowing ? [open.join('')] : [];
      this.found ||= [...ended, ...growing].some((one) => mark.test(one));
      return this.found;
    },
  };
}
