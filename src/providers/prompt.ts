import type { ModelMessage } from '@/src/contract/provider.ts';
import type { Prompt } from './ai-sdk.ts';

/** The messages as text only: calls and results are in it, in the words of their syntax. */
export function promptOf(messages: ModelMessage[]): Prompt {
  return messages.map(({ role, text }) =>
    role === 'system' ? { role, content: text } : { role, content: [{ type: 'text', text }] },
  );
}
