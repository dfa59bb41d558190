import type { Protocol } from '@/src/contract/protocol.ts';
import { protocol as room } from '@/src/protocol/index.ts';
import { buildPrompt } from '@/src/protocol/prompt.ts';

/** The protocol room with its prompts, as the extension puts it together. */
export const protocol: Protocol = { ...room, prompt: buildPrompt };
