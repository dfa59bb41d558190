import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { createFrameReader, encodeFrame } from '@/bridge/src/frames.ts';
import { wireFrameSchema } from '@/src/bridge/wire-frame.ts';
import { type BrowserFrame, bridgeVersion, cutIntoPieces, type HostFrame } from '@/src/contract/bridge.ts';

export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

export const keysFrame = (keys: string[], origins: string[] = []): BrowserFrame => ({
  t: 'keys',
  keys: keys.map((key) => ({ hash: keyHash(key), origins })),
});

/** A frame of any text, JSON or not. */
function encodeText(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(Buffer.byteLength(text));
  return Buffer.concat([length, Buffer.from(text)]);
}

/** A request as the extension gets it, put together from its frames. */
export interface CarriedRequest {
  id: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface BrowserOptions {
  /** The built host; with `launch` a launcher of it. */
  file: string;
  launch?: boolean;
  port: number;
  /** Folder in which the hosts of one user meet. */
  runtime: string;
  name?: string;
  version?: number;
  /** Requests and answers with a short body may take one frame. */
  whole?: boolean;
  /** Sent in place of `hello`. */
  first?: string;
  /** Sent with the first bytes, so that they are known as soon as the host is ready. */
  keys?: string[];
  origins?: string[];
  env?: Record<string, string>;
  /** Answers each request; without it requests wait in `requests`. */
  answer?: (request: CarriedRequest, browser: NativeBrowser) => void;
}

/** The browser's side of native messaging: it starts the real host and speaks frames over its stdin and stdout. */
export class NativeBrowser {
  readonly host: ChildProcess;
  readonly frames: HostFrame[] = [];
  readonly requests: CarriedRequest[] = [];
  /** Resolves with the exit code, or the signal. */
  readonly ended: Promise<number | string>;
  #open = new Map<number, CarriedRequest>();
  #waiting: { holds: () => boolean; done: () => void }[] = [];

  constructor(options: BrowserOptions) {
    const { file, port, runtime, name = 'Chromium 156', version = bridgeVersion, env = {}, answer } = options;
    const { keys, origins = [], whole } = options;
    const [program, ...args] = options.launch ? [file] : [process.execPath, file];
    this.host = spawn(program, [...args, 'chrome-extension://outrigger/'], {
      env: { ...process.env, XDG_RUNTIME_DIR: runtime, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.ended = once(this.host, 'exit').then(([code, signal]) => code ?? signal);
    const read = createFrameReader((json) => {
      const frame = wireFrameSchema.parse(json) as HostFrame;
      this.frames.push(frame);
      if (frame.t === 'request') this.#open.set(frame.id, { ...frame, body: frame.whole ?? '' });
      else if (frame.t === 'body') this.#open.get(frame.id)!.body += frame.data;
      if (frame.t === 'sent' || (frame.t === 'request' && frame.whole !== undefined)) {
        const request = this.#open.get(frame.id)!;
        this.requests.push(request);
        answer?.(request, this);
      }
      this.#waiting = this.#waiting.filter(({ holds, done }) => {
        if (!holds()) return true;
        done();
        return false;
      });
    });
    this.host.stdout!.on('data', read);
    this.host.stdin!.on('error', () => {});
    const hello = options.first ?? JSON.stringify({ t: 'hello', version, port, browser: name, whole });
    const start = [encodeText(hello), ...(keys ? [encodeFrame(keysFrame(keys, origins))] : [])];
    this.host.stdin!.write(Buffer.concat(start));
    onTestFinished(() => void this.host.kill('SIGKILL'));
  }

  send(frame: BrowserFrame): void {
    this.host.stdin!.write(encodeFrame(frame));
  }

  sendText(json: string): void {
    this.host.stdin!.write(encodeText(json));
  }

  /** Waits for the first frame of a kind, or for one that a test names. */
  async frame<T extends HostFrame['t']>(t: T, matches: (frame: Extract<HostFrame, { t: T }>) => boolean = () => true) {
    const find = () =>
      this.frames.find((frame): frame is Extract<HostFrame, { t: T }> => frame.t === t && matches(frame as never));
    await this.#until(() => find() !== undefined);
    return find()!;
  }

  /** Waits for a whole message of a server, put together from its pieces. */
  async message(server: string, matches: (text: string) => boolean): Promise<string> {
    const find = () => {
      let text = '';
      for (const frame of this.frames) {
        if (frame.t !== 'line' || frame.server !== server) continue;
        text += frame.data;
        if (!frame.more && matches(text)) return text;
        if (!frame.more) text = '';
      }
      return null;
    };
    await this.#until(() => find() !== null);
    return find()!;
  }

  async request(count = 1): Promise<CarriedRequest> {
    await this.#until(() => this.requests.length >= count);
    return this.requests[count - 1]!;
  }

  reply(
    id: number,
    body: string,
    status = 200,
    headers: Record<string, string> = { 'content-type': 'text/plain' },
  ): void {
    this.send({ t: 'head', id, status, headers });
    for (const data of cutIntoPieces(body)) this.send({ t: 'data', id, data });
    this.send({ t: 'end', id });
  }

  /** The browser goes: the host sees the end of its stdin. */
  quit(): void {
    this.host.stdin!.end();
  }

  async #until(holds: () => boolean): Promise<void> {
    if (holds()) return;
    const held = new Promise<true>((done) => this.#waiting.push({ holds, done: () => done(true) }));
    const first = await Promise.race([held, this.ended]);
    if (first !== true && !holds()) throw new Error(`The host has ended: ${first}`);
  }
}

/** Starts a browser and its host, and waits until it serves. */
export async function startBrowser(options: BrowserOptions): Promise<NativeBrowser> {
  const browser = new NativeBrowser(options);
  await browser.frame('servers');
  return browser;
}
