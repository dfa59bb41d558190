import { isObject } from '@/src/text/is-object.ts';

/** An object of a server's answer, as it came. */
export type Chunk = Record<string, unknown>;

/** A vendor's format of answers, as far as it has to be known to let through only what its library can read. */
export interface Wire {
  /** A reader for one answer. */
  reader(): WireReader;
}

export interface WireReader {
  /**
   * The chunk as the vendor's library takes it; null for anything else a server may say between chunks: a keep-alive,
   * progress, metadata. `event`: the name that the server gave it.
   */
  chunk(value: Chunk, event: string | undefined): Chunk | null;
  /** Text that was kept back until it was clear what it is; asked for at the end of the stream. */
  rest?(): Chunk | null;
  /** One chunk that says what two say one after the other; null where that takes two. Absent: it always does. */
  joined?(one: Chunk, next: Chunk): Chunk | null;
  /** A whole response as stream chunks, since some servers send one to a streamed request; null for any other value. */
  whole(value: unknown): Chunk[] | null;
}

/** Objects of a list; none where it is no list. */
export const chunksIn = (value: unknown): Chunk[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** An error in which nothing is said. */
const saysNothing = (error: unknown): boolean =>
  error === null || error === false || error === '' || (isObject(error) && Object.values(error).every(saysNothing));

/**
 * True where an object of a stream tells an error, in any of the forms that servers and the gateways before them use.
 * `error: null` is none, nor is an empty one beside the choices.
 */
export function tellsError(value: Chunk, event: string | undefined): boolean {
  if (event === 'error') return true;
  const { error, errors, object, type, detail, status, choices } = value;
  const empty = isObject(error) && choices === undefined ? false : saysNothing(error);
  if (error !== undefined && !empty) return true;
  if (object === 'error' || type === 'error' || status === 'error') return true;
  if (Array.isArray(errors) && errors.length > 0) return true;
  if (chunksIn(choices).some((choice) => isObject(choice.error))) return true;
  return choices === undefined && typeof detail === 'string';
}
