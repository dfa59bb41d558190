import { StoreError, type StoreErrorCode } from '@/src/contract/records.ts';

/** Names of IndexedDB and Dexie errors; names that are not here are our own mistakes and pass as they are. */
const codes = new Map<string, StoreErrorCode>([
  ['QuotaExceededError', 'quota'],
  ['VersionError', 'newer'],
  ['BlockedError', 'blocked'],
  ['DatabaseClosedError', 'blocked'],
  ['UnknownError', 'corrupt'],
  ['InvalidStateError', 'corrupt'],
  ['NotFoundError', 'corrupt'],
  ['NotReadableError', 'corrupt'],
  ['EncodingError', 'corrupt'],
  ['OpenFailedError', 'corrupt'],
  ['MissingAPIError', 'corrupt'],
  ['SchemaError', 'corrupt'],
  ['UpgradeError', 'corrupt'],
]);

/** Our own error for an error of the database. */
export function typedError(error: unknown): unknown {
  const chain = [...causes(error)].reverse();
  const typed = chain.find((cause) => cause instanceof StoreError);
  if (typed) return typed;
  const named = chain.find((cause) => codes.has(cause.name));
  return named ? new StoreError(codes.get(named.name)!, { cause: error }) : error;
}

/** The error and what it wraps: Dexie's `inner`, and the first of a bulk write's `failures`. */
function* causes(error: unknown): Generator<Error> {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return;
  yield error;
  if ('inner' in error) yield* causes(error.inner);
  if ('failures' in error && Array.isArray(error.failures)) yield* causes(error.failures[0]);
}
