import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { type Chunk, tellsError, type Wire } from '../wires/wire.ts';
import type { Connection } from './connection.ts';
import { type Peer, streamedError } from './provider-errors.ts';
import { sentenceIn } from './server-sentence.ts';

export const asEvent = (data: object | '[DONE]'): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/**
 * Passes only the chunks of a stream, since a vendor's library fails at the first unknown event. An error in the stream
 * becomes the connection's failure. Text in many chunks that come at once becomes one, since each costs the library.
 */
export function chunkFilter(wire: Wire, connection: Connection, peer: Peer) {
  const reader = wire();
  let through = '';
  /** The latest chunk, to which the next may be joined. */
  let latest: Chunk | null = null;
  let chunks = 0;
  /** The first event that is not a chunk: the reason if no chunk comes. */
  let said: string | undefined;
  let unreadable = false;
  let toldError = false;

  function onEvent({ data, event }: EventSourceMessage) {
    if (connection.failure()) return;
    if (data.trim() === '[DONE]') {
      letRest();
      letLatest();
      through += asEvent('[DONE]');
      return;
    }
    const value = parsedJson(data);
    if (value === undefined && /^\s*[{[]/.test(data)) {
      // Half of a chunk: a part of the answer is lost.
      toldError = true;
      connection.fail({ code: 'broken-stream', host: peer.url.host });
      return;
    }
    if (isObject(value) ? tellsError(value, event) : event === 'error') {
      toldError = true;
      connection.fail(streamedError(value ?? data, peer));
      return;
    }
    const chunk = isObject(value) ? reader.chunk(value, event) : null;
    if (chunk) {
      chunks += 1;
      add(chunk);
    } else if (value === undefined) unreadable = true;
    else said ??= sentenceIn(value);
  }

  function letRest() {
    const rest = reader.rest?.();
    if (rest) add(rest);
  }

  function add(chunk: Chunk) {
    const one = latest && reader.joined?.(latest, chunk);
    if (!one) letLatest();
    latest = one ?? chunk;
  }

  function letLatest() {
    if (latest) through += asEvent(latest);
    latest = null;
  }

  const parser = createParser({ onEvent });
  /** The events of the chunks in a piece of the stream. Pieces may be cut anywhere. */
  function pass(text: string): string {
    parser.feed(text);
    letLatest();
    const given = through;
    through = '';
    return given;
  }

  return {
    pass,
    /** True if the stream contained an error: it did not end well, even with an end mark. */
    toldError: () => toldError,
    finish(): string {
      const passed = pass('\n\n');
      letRest();
      const last = passed + pass('');
      if (chunks === 0 && !connection.failure() && (said !== undefined || unreadable)) {
        toldError = true;
        connection.fail(
          said === undefined ? { code: 'broken-stream', host: peer.url.host } : streamedError(said, peer),
        );
      }
      return last;
    },
  };
}
