import type { Message } from '@/src/contract/conversation.ts';
import type { SeenIds } from '@/src/contract/protocol.ts';

/** Maximum number of ids of each kind; the latest are kept. */
const most = 400;

/**
 * The ids in the results of a conversation and in the calls that read on from attachments: all that a model can know.
 */
export function seenIds(messages: readonly Message[]): SeenIds {
  const numbers = new Set<number>();
  const texts = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'string') texts.add(value);
    else if (Array.isArray(value)) for (const one of value) note(one);
  };
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) look(one);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (/(^|_)ids?$/.test(key)) note(inner);
      else look(inner);
    }
  };
  for (const { parts, attached } of messages) {
    for (const part of parts) if (part.type === 'call') look(part.result?.data);
    for (const { rest } of attached ?? []) look(rest?.call?.arguments);
  }
  return { numbers: [...numbers].slice(-most), texts: [...texts].slice(-most) };
}
