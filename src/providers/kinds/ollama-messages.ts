import type { ModelMessage } from '@/src/contract/provider.ts';
import { toBase64 } from '@/src/text/base64.ts';

/**
 * The messages as Ollama takes them. With `native`, calls and results are messages (`tool_calls`, role `tool`); else
 * they are part of the text.
 */
export function ollamaMessages(messages: ModelMessage[], native: boolean): object[] {
  return messages.flatMap((message): object[] => {
    const { role, text, prose = '', images = [], calls, results } = message;
    const shown = images.length > 0 && {
      images: images.map(({ data }) => (typeof data === 'string' ? data : toBase64(data))),
    };
    if (native && calls) {
      const tool_calls = calls.map(({ name, arguments: given }) => ({ function: { name, arguments: given } }));
      return [{ role, content: prose, tool_calls }];
    }
    if (native && results) {
      const told = results.map(({ call, result, text: content }) => ({
        role: 'tool',
        tool_name: call.name,
        content: content ?? JSON.stringify(result),
      }));
      return [...told, ...(prose || shown ? [{ role, content: prose, ...shown }] : [])];
    }
    return [{ role, content: text, ...shown }];
  });
}
