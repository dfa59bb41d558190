import type { ProviderKind } from '@/src/contract/provider.ts';
import { anthropic } from './kinds/anthropic.ts';
import { azure } from './kinds/azure.ts';
import { builtIn } from './kinds/built-in.ts';
import { google } from './kinds/google.ts';
import { ollama } from './kinds/ollama.ts';
import { openai } from './kinds/openai.ts';
import { openaiCompatible } from './kinds/openai-compatible.ts';

/** Every kind of model connection, in the order of the form. */
export const providerKinds: ProviderKind[] = [
  openaiCompatible, //
  openai,
  anthropic,
  google,
  ollama,
  builtIn,
  azure,
];
