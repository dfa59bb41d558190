import type { Piece } from './llama.mjs';
import type { Weights } from './weights.ts';

export interface ChatMessage {
  role: string;
  content: string;
}

/** How a model wants a chat written, and what ends its answer besides its own end mark. */
export interface Template {
  pieces(messages: readonly ChatMessage[]): Piece[];
  stops: string[];
}

const control = (text: string): Piece => ({ text, control: true });

/** What a model was tuned to, or for one that was not tuned to chat at all: a transcript, which it can go on with. */
export const templates: Record<Weights['template'], Template> = {
  chatml: {
    pieces: (messages) => [
      ...messages.flatMap(({ role, content }) => [
        control(`<|im_start|>${role}\n`),
        { text: content },
        control('<|im_end|>\n'),
      ]),
      control('<|im_start|>assistant\n'),
    ],
    stops: [],
  },
  transcript: {
    pieces: (messages) => [
      { text: `${messages.map(({ role, content }) => `${speakers[role] ?? ''}${content}`).join('\n\n')}\n\nYou:` },
    ],
    stops: ['\nUser:', '\nExample '],
  },
};

const speakers: Record<string, string> = { user: 'User: ', assistant: 'You: ' };
