import type { ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { type BrowserFrame, cutIntoPieces, type HostFrame, pieceLength } from '@/src/contract/bridge.ts';
import { createFrameReader, encodeFrame } from './frames.ts';
import { browserGone, type Refusal } from './refusal.ts';

/** Bytes of an answer that may wait for its client before the browser is read no further. */
const waitingLimit = 1024 * 1024;

/** Milliseconds until a client that reads nothing is dropped, because the browser's other answers wait behind it. */
const patience = 10_000;

export interface Answer {
  response: ServerResponse;
  /** Headers beside those that the extension gives. */
  headers: Record<string, string>;
  refuse(refusal: Refusal): void;
}

export interface LinkEvents {
  /** Any frame but the parts of an answer. Throws for what is not understood. */
  onFrame(frame: BrowserFrame): void;
  onClose(): void;
}

/** Headers of an answer that the host writes itself. */
const ownHeaders = /^(connection|content-length|keep-alive|transfer-encoding|upgrade|access-control-.*)$/i;

/** One browser: frames to it and from it, and the requests it is working on. Anything odd in them closes the link. */
export class BrowserLink {
  /** A request with a short body may come in one frame. */
  takesWhole = false;
  #answers = new Map<number, Answer>();
  /** Answers whose clients are slow; while there are any, nothing is read. */
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

  /** Begins to read, first the bytes that were taken from the input before. */
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
    // It may have been paused by who read before.
    this.#input.on('data', onData).resume();
  }

  /** False if the browser should be given time to read. */
  send(frame: HostFrame): boolean {
    return this.#closed || this.#output.write(encodeFrame(frame));
  }

  /** Resolves when the browser has read what it was sent. */
  drained(): Promise<void> {
    return new Promise((done) => this.#output.once('drain', done));
  }

  /** Hands a request over. The body goes piece by piece, as fast as the browser reads. */
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

  /** Ends all requests under way: in words where nothing was answered yet. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#endAnswers();
    this.#output.end(() => this.#input.destroy());
    this.#events.onClose();
  }

  /** Ends the answers that nobody will go on with: refuses those not begun, breaks the others off. */
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

  /** The client has closed its connection, or got its whole answer. */
  #leave(id: number): void {
    this.#resume(id);
    if (this.#answers.delete(id)) this.send({ t: 'gone', id });
  }
}
