import { type BrowserFrame, cutIntoPieces, pieceLength, type WireFrame } from '@/src/contract/bridge.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { errorResponse } from './http-error.ts';

/** A request that the helper has passed on. `headers` has only the headers that it passes on. */
export interface OutsideRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
  /** Aborts when the program has disconnected. */
  signal: AbortSignal;
}

interface Ports {
  send(frame: BrowserFrame): void;
  answer(request: OutsideRequest): Promise<Response>;
}

interface Open extends Omit<OutsideRequest, 'body' | 'signal'> {
  body: string[];
  gone: AbortController;
}

/** True for a streamed body, whose parts must be sent at once. */
const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** Turns frames into requests and responses into frames. If the helper is lost, calls continue. */
export function frameServer({ send, answer }: Ports) {
  const open = new Map<number, Open>();
  let takesWhole = false;

  async function serve(id: number, asked: Open): Promise<void> {
    const { body, gone, ...request } = asked;
    const { signal } = gone;
    const isWanted = () => open.get(id) === asked;
    const failed = (error: unknown) =>
      errorResponse({ status: 500, code: 'internal_error', message: errorMessage(error) });
    const response = await answer({ ...request, body: body.join(''), signal }).catch(failed);
    if (!isWanted()) return;
    await reply(id, response, signal, isWanted);
    if (isWanted()) open.delete(id);
  }

  /** Sends a response: in one frame if it is not streamed and fits, else as head, data and end. */
  async function reply(id: number, response: Response, signal: AbortSignal, isWanted: () => boolean): Promise<void> {
    const head = { t: 'head', id, status: response.status, headers: Object.fromEntries(response.headers) } as const;
    const tell = (text: string) => {
      for (const data of cutIntoPieces(text)) send({ t: 'data', id, data });
    };
    if (takesWhole && !isStream(response)) {
      let text = '';
      await pour(response, signal, isWanted, (piece) => {
        text += piece;
      });
      if (!isWanted()) return;
      if (text.length <= pieceLength) {
        send({ ...head, whole: text });
        return;
      }
      send(head);
      tell(text);
    } else {
      send(head);
      await pour(response, signal, isWanted, tell);
      if (!isWanted()) return;
    }
    send({ t: 'end', id });
  }

  async function pour(
    { body }: Response,
    signal: AbortSignal,
    isWanted: () => boolean,
    tell: (text: string) => void,
  ): Promise<void> {
    if (!body) return;
    const reader = body.getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (!isWanted()) return void reader.cancel().catch(() => undefined);
        tell(decoder.decode(value, { stream: !done }));
        if (done) return;
      }
    } catch {
      // The stream broke off. The program gets no error, only the end of the response, as in HTTP.
    }
  }

  function frame(frame: WireFrame): void {
    switch (frame.t) {
      case 'request': {
        const { id, method, path, headers, whole } = frame;
        const url = URL.parse(path, 'http://127.0.0.1');
        if (!url) {
          refuse(id);
          return;
        }
        const body = whole === undefined ? [] : [whole];
        const request = { method, url, headers: new Headers(headers), body, gone: new AbortController() };
        open.set(id, request);
        if (whole !== undefined) void serve(id, request);
        return;
      }
      case 'body':
        open.get(frame.id)?.body.push(frame.data);
        return;
      case 'sent': {
        const request = open.get(frame.id);
        if (request) void serve(frame.id, request);
        return;
      }
      case 'gone':
        open.get(frame.id)?.gone.abort();
        open.delete(frame.id);
        return;
      case 'lost':
        open.clear();
        return;
      case 'ready':
        takesWhole = frame.whole === true;
        return;
      case 'problem':
      case 'refused':
      // These are handled by the background.
      case 'servers':
      case 'line':
      case 'stopped':
        return;
      default:
        frame satisfies never;
    }
  }

  /** Answers that a frame of this request was malformed. */
  function refuse(id: number): void {
    open.get(id)?.gone.abort();
    open.delete(id);
    const message = 'The helper sent a frame of a wrong form. Install it again: npx outrigger-bridge install';
    const response = errorResponse({ status: 502, code: 'bad_frame', message });
    void reply(id, response, AbortSignal.any([]), () => true);
  }
  return { frame, refuse };
}
