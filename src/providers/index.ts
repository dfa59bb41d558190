import type { ProviderKind } from '@/src/contract/provider.ts';
import { anthropic } from './anthropic.ts';
import { azure } from './azure.ts';
import { builtIn } from './built-in.ts';
import { google } from './google.ts';
import { ollama } from './ollama.ts';
import { openai } from './openai.ts';
import { openaiCompatible } from './openai-compatible.ts';

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
