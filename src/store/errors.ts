import { StoreError, type StoreErrorCode } from '@/src/contract/records.ts';

/** Names of IndexedDB and Dexie errors. Others are programming errors and pass unchanged. */
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

/** The `StoreError` for an error of the database; other errors unchanged. */
export function typedError(error: unknown): unknown {
  const chain = [...causes(error)].reverse();
  const typed = chain.find((cause) => cause instanceof StoreError);
  if (typed) return typed;
  const named = chain.find((cause) => codes.has(cause.name));
  return named ? new StoreError(codes.get(named.name)!, { cause: error }) : error;
}

/** The error and the errors in it: Dexie's `inner`, and the first of a bulk write's `failures`. */
function* causes(error: unknown): Generator<Error> {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return;
  yield error;
  if ('inner' in error) yield* causes(error.inner);
  if ('failures' in error && Array.isArray(error.failures)) yield* causes(error.failures[0]);
}
