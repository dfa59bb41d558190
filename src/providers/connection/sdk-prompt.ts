import type { ImageContent, ModelMessage } from '@/src/contract/provider.ts';
import type { Prompt, VendorOptions } from './ai-sdk.ts';

/** The messages as the AI SDK takes them. `native`: calls and results are messages of the API, not text. */
export function promptOf(messages: ModelMessage[], native: boolean, system: VendorOptions = {}): Prompt {
  const idOf = callIds(messages);
  return messages.flatMap((message): Prompt => {
    if (message.role === 'system') return [{ role: 'system', content: message.text, providerOptions: system }];
    if (!native || !(message.calls || message.results)) return [plain(message.role, message)];
    if (message.role === 'assistant') {
      const calls = (message.calls ?? []).map(
        ({ id, name, arguments: input }) =>
          ({ type: 'tool-call', toolCallId: idOf(id), toolName: name, input }) as const,
      );
      return [{ role: 'assistant', content: [...textPart(message.prose ?? ''), ...calls] }];
    }
    const results = (message.results ?? []).map(({ call, result, text }) => {
      // Always text: it contains the words about a failure, and the marks around text of others stay whole.
      const output = { type: 'text', value: text ?? JSON.stringify(result) } as const;
      return { type: 'tool-result', toolCallId: idOf(call.id), toolName: call.name, output } as const;
    });
    return [
      { role: 'tool', content: results },
      ...(message.prose || message.images?.length ? [plain('user', { ...message, text: message.prose ?? '' })] : []),
    ];
  });
}

function plain(role: 'user' | 'assistant', { text, images = [] }: ModelMessage): Prompt[number] {
  if (role === 'assistant') return { role, content: [{ type: 'text', text }] };
  return {
    role,
    content: [...(images.length > 0 ? textPart(text) : [{ type: 'text', text } as const]), ...images.map(filePart)],
  };
}

/** A text part; none for an empty text, which APIs refuse beside other parts. */
const textPart = (text: string) => (text.trim() === '' ? [] : [{ type: 'text', text } as const]);

const filePart = ({ mediaType, data }: ImageContent) =>
  ({ type: 'file', mediaType, data: { type: 'data', data } }) as const;

/**
 * The ids of earlier calls in a request: `call00001` and so on, by order. Nine letters and digits, which is all that
 * Mistral takes (OpenAI: at most 40 characters; Anthropic: no colon).
 */
function callIds(messages: ModelMessage[]): (id: string) => string {
  const ids = new Map<string, string>();
  for (const { id } of messages.flatMap(({ calls = [] }) => calls)) {
    if (!ids.has(id)) ids.set(id, `call${String(ids.size + 1).padStart(5, '0')}`);
  }
  return (id) => ids.get(id) ?? id;
}
