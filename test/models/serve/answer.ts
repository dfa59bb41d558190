import type { Generation, Speaker } from './llama.mjs';
import type { ChatMessage, Template } from './template.ts';

export type AnswerEvent =
  | { type: 'text'; text: string }
  | { type: 'end'; reason: 'stop' | 'length'; input: number; output: number };

/** The answer to a chat as it is generated: up to the model's end, a stop word, or `maxTokens`. */
export async function* answer(
  speaker: Speaker,
  { pieces, stops }: Template,
  messages: readonly ChatMessage[],
  generation: Generation,
): AsyncIterable<AnswerEvent> {
  const prompt = pieces(messages);
  let output = 0;
  let text = '';
  let sent = 0;
  let stopped = false;
  for await (const piece of speaker.generate(prompt, generation)) {
    output += 1;
    text += piece;
    const stop = firstOf(text, stops);
    stopped = stop !== null;
    // Text that may be the beginning of a stop word is held back.
    const sure = stop ?? text.length - longestBeginning(text, stops);
    if (sure > sent) yield { type: 'text', text: text.slice(sent, sure) };
    sent = Math.max(sent, sure);
    if (stopped) break;
  }
  if (!stopped && sent < text.length) yield { type: 'text', text: text.slice(sent) };
  const cut = !stopped && output >= generation.maxTokens;
  yield { type: 'end', reason: cut ? 'length' : 'stop', input: speaker.tokens(prompt), output };
}

function firstOf(text: string, stops: string[]): number | null {
  const found = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : null;
}

/** Number of characters at the end of the text that may be the beginning of a stop word. */
const longestBeginning = (text: string, stops: string[]): number =>
  Math.max(0, ...stops.flatMap((stop) => [...stop].map((_, at) => (text.endsWith(stop.slice(0, at)) ? at : 0))));
