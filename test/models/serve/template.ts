import type { Piece } from './llama.mjs';
import type { Weights } from './weights.ts';

export interface ChatMessage {
  role: string;
  content: string;
}

/** Format of a chat for a model, and the words that end an answer besides the model's own end mark. */
export interface Template {
  pieces(messages: readonly ChatMessage[]): Piece[];
  stops: string[];
}

const control = (text: string): Piece => ({ text, control: true });

/** Formats of chats: the one that a model was tuned to, or a transcript to continue for a model not tuned to chat. */
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
