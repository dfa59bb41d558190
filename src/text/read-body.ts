export class TooLong extends Error {
  constructor(most: number) {
    super(`The body is longer than ${most} bytes.`);
    this.name = 'TooLong';
  }
}

interface Limits {
  /** Maximum number of bytes to read. */
  most: number;
  signal?: AbortSignal;
  /** Cuts a longer body instead of failing. */
  cut?: true;
}

/** Reads a body. Rejects with `TooLong`, which closes the connection, or with the signal's reason. */
export async function readBytes(
  { body }: Pick<Response, 'body'>,
  { most, signal, cut }: Limits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array(0);
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const end = (reason: unknown) => void reader.cancel(reason).catch(() => null);
  const stop = () => end(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) break;
      pieces.push(value);
      length += value.length;
      if (length <= most) continue;
      const error = new TooLong(most);
      end(error);
      if (!cut) throw error;
      break;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  const bytes = new Uint8Array(Math.min(length, most));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece.subarray(0, bytes.length - at), at);
    at += Math.min(piece.length, bytes.length - at);
  }
  return bytes;
}

/** Reads a body as UTF-8 text. Fails as `readBytes` does. */
export async function readText(response: Pick<Response, 'body'>, limits: Limits): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, limits));
}
