import type { ModelMessage } from '@/src/contract/provider.ts';

/**
 * Ids under which a request names its earlier calls: `call00001` and on, by place. Nine letters and digits, since that
 * is all that Mistral takes (OpenAI: at most 40; Anthropic: no colon).
 */
export function callIds(messages: ModelMessage[]): (id: string) => string {
  const ids = new Map<string, string>();
  for (const { id } of messages.flatMap(({ calls = [] }) => calls)) {
    if (!ids.has(id)) ids.set(id, `call${String(ids.size + 1).padStart(5, '0')}`);
  }
  return (id) => ids.get(id) ?? id;
}
