import type { ProviderKind } from '@/src/contract/provider.ts';
import { openaiCompatible } from './openai-compatible.ts';

/** Every kind of model connection, in the order of the form. */
export const providerKinds: ProviderKind[] = [
  openaiCompatible, //
];
