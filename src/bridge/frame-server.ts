import { type BrowserFrame, cutIntoPieces, type WireFrame } from '@/src/contract/bridge.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { errorResponse } from './http-error.ts';

/** A request as the helper carried it. `headers` holds only those that are carried. */
export interface OutsideRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
  /** Aborted when the program has gone. */
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

/**
 * Makes requests of frames and frames of responses. Calls go on where the helper was lost: the program may come back
 * for them.
 */
export function frameServer({ send, answer }: Ports): { frame(frame: WireFrame): void } {
  const open = new Map<number, Open>();

  async function serve(id: number, asked: Open): Promise<void> {
    const { body, gone, ...request } = asked;
    const { signal } = gone;
    const isWanted = () => open.get(id) === asked;
    const failed = (error: unknown) =>
      errorResponse({ status: 500, code: 'internal_error', message: errorMessage(error) });
    const response = await answer({ ...request, body: body.join(''), signal }).catch(failed);
    if (!isWanted()) return;
    send({ t: 'head', id, status: response.status, headers: Object.fromEntries(response.headers) });
    await pour(id, response, signal, isWanted);
    if (!isWanted()) return;
    send({ t: 'end', id });
    open.delete(id);
  }

  async function pour(id: number, { body }: Response, signal: AbortSignal, isWanted: () => boolean): Promise<void> {
    if (!body) return;
    const reader = body.getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    const tell = (text: string) => {
      for (const data of cutIntoPieces(text)) send({ t: 'data', id, data });
    };
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (!isWanted()) return void reader.cancel().catch(() => undefined);
        tell(decoder.decode(value, { stream: !done }));
        if (done) return;
      }
    } catch {
      // The stream broke off; its end says so to nobody, as in HTTP.
    }
  }

  function frame(frame: WireFrame): void {
    switch (frame.t) {
      case 'request': {
        const { id, method, path, headers } = frame;
        const url = new URL(path, 'http://127.0.0.1');
        open.set(id, { method, url, headers: new Headers(headers), body: [], gone: new AbortController() });
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
      case 'problem':
      case 'refused':
      // The background keeps these.
      case 'servers':
      case 'line':
      case 'stopped':
        return;
      default:
        frame satisfies never;
    }
  }
  return { frame };
}
