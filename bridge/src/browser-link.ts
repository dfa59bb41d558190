import type { ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { type BrowserFrame, cutIntoPieces, type HostFrame, pieceLength } from '@/src/contract/bridge.ts';
import { createFrameReader, encodeFrame } from './frames.ts';
import { browserGone, type Refusal } from './refusal.ts';

/** Bytes of an answer that may wait for a slow client before reading from the browser pauses. */
const waitingLimit = 1024 * 1024;

/** Milliseconds after which a client that reads nothing is dropped, since others wait for it. */
const patience = 10_000;

export interface Answer {
  response: ServerResponse;
  /** Headers added to those from the extension. */
  headers: Record<string, string>;
  refuse(refusal: Refusal): void;
}

interface LinkEvents {
  /** Receives all frames except parts of answers. Throws for invalid ones. */
  onFrame(frame: BrowserFrame): void;
  onClose(): void;
}

/** Headers of an answer that only the host sets. */
const ownHeaders = /^(connection|content-length|keep-alive|transfer-encoding|upgrade|access-control-.*)$/i;

/** Connection with one browser: its frames, and the requests being answered. An invalid frame closes it. */
export class BrowserLink {
  /** True if a request with a short body may be sent in one frame. */
  takesWhole = false;
  #answers = new Map<number, Answer>();
  /** Answers with slow clients, and their timeouts. While there are any, reading from the browser pauses. */
  #slow = new Map<number, NodeJS.Timeout>();
  #closed = false;
  #input: Readable;
  #output: Writable;
  #events: LinkEvents;

  constructor(input: Readable, output: Writable, events: LinkEvents) {
    this.#input = input;
    this.#output = output;
    this.#events = events;
  }

  /** Starts reading; `already` are bytes read from the input before. */
  start(already: Buffer): void {
    const read = createFrameReader((frame) => {
      if (!this.#closed) this.#take(frame as BrowserFrame);
    });
    const onData = (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        console.error(error);
        this.close();
      }
    };
    const close = () => this.close();
    this.#output.setMaxListeners(0);
    for (const event of ['end', 'close', 'error']) this.#input.on(event, close);
    for (const event of ['close', 'error']) this.#output.on(event, close);
    if (already.length > 0) onData(already);
    // The earlier reader may have paused it.
    this.#input.on('data', onData).resume();
  }

  /** Sends a frame. False if the caller should wait for `drained`. */
  send(frame: HostFrame): boolean {
    return this.#closed || this.#output.write(encodeFrame(frame));
  }

  /** Resolves once the browser has read everything sent so far. */
  drained(): Promise<void> {
    return new Promise((done) => this.#output.once('drain', done));
  }

  /** Sends a request to the browser. A long body is sent in pieces, at the pace of the browser. */
  async carry(request: Extract<HostFrame, { t: 'request' }>, body: string, answer: Answer): Promise<void> {
    const { id } = request;
    this.#answers.set(id, answer);
    answer.response.on('close', () => this.#leave(id));
    answer.response.on('drain', () => this.#resume(id));
    if (this.takesWhole && body.length <= pieceLength) {
      this.send({ ...request, whole: body });
      return;
    }
    this.send(request);
    for (const data of cutIntoPieces(body)) {
      if (!this.#answers.has(id)) return;
      if (!this.send({ t: 'body', id, data })) await this.drained();
    }
    if (this.#answers.has(id)) this.send({ t: 'sent', id });
  }

  /** Closes the connection and ends all requests. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#endAnswers();
    this.#output.end(() => this.#input.destroy());
    this.#events.onClose();
  }

  /** Ends open answers: refuses those not begun, and breaks off the others. */
  #endAnswers(): void {
    for (const [id, { response, refuse }] of this.#answers) {
      this.#resume(id);
      if (response.headersSent) response.destroy();
      else refuse(browserGone);
    }
    this.#answers.clear();
  }

  #take(frame: BrowserFrame): void {
    const { t } = frame;
    if (t === 'lost') {
      this.#endAnswers();
      return;
    }
    if (t !== 'head' && t !== 'data' && t !== 'end') {
      this.#events.onFrame(frame);
      return;
    }
    const answer = this.#answers.get(frame.id);
    if (!answer) return;
    const { response } = answer;
    if (t === 'head') {
      const given = Object.entries(frame.headers).filter(([name]) => !ownHeaders.test(name));
      response.writeHead(frame.status, { ...Object.fromEntries(given), ...answer.headers });
      if (typeof frame.whole === 'string') {
        this.#answers.delete(frame.id);
        response.end(frame.whole);
      } else response.flushHeaders();
    } else if (!response.headersSent) {
      throw new Error(`${t} came before head.`);
    } else if (t === 'data') {
      if (!response.write(frame.data) && response.writableLength > waitingLimit) this.#wait(frame.id, response);
    } else {
      this.#answers.delete(frame.id);
      response.end();
    }
  }

  #wait(id: number, response: ServerResponse): void {
    if (this.#slow.has(id)) return;
    this.#slow.set(
      id,
      setTimeout(() => response.destroy(), patience),
    );
    this.#input.pause();
  }

  #resume(id: number): void {
    clearTimeout(this.#slow.get(id));
    if (this.#slow.delete(id) && this.#slow.size === 0 && !this.#closed) this.#input.resume();
  }

  /** Forgets a request whose client has gone or has its whole answer. */
  #leave(id: number): void {
    this.#resume(id);
    if (this.#answers.delete(id)) this.send({ t: 'gone', id });
  }
}
