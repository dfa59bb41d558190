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
  /** The chunks that say what a whole answer says, which some servers give to a streamed request; null where it is none. */
  whole(value: unknown): Chunk[] | null;
}

export const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects of a list; none where it is no list. */
export const chunksIn = (value: unknown): Chunk[] => (Array.isArray(value) ? value.filter(isChunk) : []);

/**
 * True where an object of a stream tells an error, in any of the forms that servers and the gateways before them use.
 * `error: null` is none.
 */
export function tellsError(value: Chunk, event: string | undefined): boolean {
  if (event === 'error') return true;
  const { error, errors, object, type, detail, status, choices } = value;
  if (error !== undefined && error !== null && error !== false && error !== '') return true;
  if (object === 'error' || type === 'error' || status === 'error') return true;
  if (Array.isArray(errors) && errors.length > 0) return true;
  if (chunksIn(choices).some((choice) => isChunk(choice.error))) return true;
  return choices === undefined && typeof detail === 'string';
}
