import { type ModelError, ProviderFailure } from '@/src/contract/provider.ts';
import { KeysLocked } from '@/src/contract/records.ts';

/** Error of a model request that was thrown. */
export function modelErrorOf(thrown: unknown): ModelError {
  if (thrown instanceof KeysLocked) return { code: 'keys-locked' };
  return thrown instanceof ProviderFailure ? thrown.error : { code: 'unknown' };
}
