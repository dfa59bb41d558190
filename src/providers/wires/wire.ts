import { isObject } from '@/src/text/is-object.ts';

export type Chunk = Record<string, unknown>;

/** A vendor's format of answers, as a reader for one answer: enough to pass only what its library can read. */
export type Wire = () => {
  /** The chunk as the vendor's library takes it; null for anything else. `event`: the server's name of it. */
  chunk(value: Chunk, event: string | undefined): Chunk | null;
  /** Text that is still held back at the end of the stream. */
  rest?(): Chunk | null;
  /** Joins two chunks into one; null if they cannot be joined. Absent if chunks can never be joined. */
  joined?(one: Chunk, next: Chunk): Chunk | null;
  /** A whole answer as stream chunks, since some servers give one to a streamed request; null for any other value. */
  whole(value: unknown): Chunk[] | null;
};

export const chunksIn = (value: unknown): Chunk[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** True for an error value without content: null, false, an empty text, or an object of such values only. */
const saysNothing = (error: unknown): boolean =>
  error === null || error === false || error === '' || (isObject(error) && Object.values(error).every(saysNothing));

/** True for an object of a stream that reports an error in any form. `error: null` does not. */
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
