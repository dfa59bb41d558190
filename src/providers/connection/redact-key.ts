import type { ModelEvent } from '@/src/contract/provider.ts';

/** Shorter keys are not secret ("none", "ollama") and occur in ordinary text. */
const shortest = 8;
const shown = '•••';

/**
 * The events of a response without the key of its request, which some servers and models repeat, wherever it is cut.
 * An event that may end with its beginning waits for the next.
 */
export async function* redactKey(events: AsyncIterable<ModelEvent>, key: string | null): AsyncIterable<ModelEvent> {
  if (key === null || key.length < shortest) return yield* events;
  const sieve = keyFilter(key);
  let channel: string | undefined;
  let again = (text: string): ModelEvent => ({ type: 'text-delta', text });
  try {
    for await (const event of events) {
      const part = textIn(event);
      if (part?.channel !== channel) yield* sieve.rest().map(again);
      channel = part?.channel;
      if (part) {
        again = part.again;
        yield* sieve.pass(part.text).map(again);
      } else yield sieve.whole(event);
    }
  } catch (error) {
    yield* sieve.rest().map(again);
    throw error;
  }
  yield* sieve.rest().map(again);
}

interface TextPart {
  /** Texts of one channel belong together. */
  channel: string;
  text: string;
  again(text: string): ModelEvent;
}

function textIn(event: ModelEvent): TextPart | null {
  switch (event.type) {
    case 'text-delta':
    case 'reasoning-delta':
      return { channel: event.type, text: event.text, again: (text) => ({ ...event, text }) };
    case 'native-call-delta': {
      const { id = '', index = '', name, done, arguments: given } = event.delta;
      if (typeof given !== 'string' || name !== undefined || done) return null;
      const channel = `${event.type} ${id} ${index}`;
      return { channel, text: given, again: (text) => ({ ...event, delta: { ...event.delta, arguments: text } }) };
    }
    case 'chips':
    case 'usage':
    case 'finish':
    case 'error':
      return null;
    default:
      return event satisfies never;
  }
}

function keyFilter(key: string) {
  const spellings = [...new Set([key, JSON.stringify(key).slice(1, -1)])];
  const without = (text: string) => spellings.reduce((rest, one) => rest.replaceAll(one, shown), text);
  let waiting: string[] = [];
  return {
    /** Adds a text, and gives the texts in which the key can no longer begin. */
    pass(text: string): string[] {
      const joined = [...waiting, text].join('');
      const clean = without(joined);
      const all = clean === joined ? [...waiting, text] : [clean];
      const sure = clean.length - Math.max(...spellings.map((one) => beginningAtEnd(clean, one)));
      let end = 0;
      const first = all.findIndex((one) => {
        end += one.length;
        return end > sure;
      });
      waiting = first < 0 ? [] : all.slice(first);
      return first < 0 ? all : all.slice(0, first);
    },
    rest(): string[] {
      const texts = waiting;
      waiting = [];
      return texts;
    },
    /** Handles an event that is complete; a call may come in one piece. */
    whole: (event: ModelEvent): ModelEvent =>
      event.type === 'native-call-delta' ? JSON.parse(without(JSON.stringify(event))) : event,
  };
}

/** Number of characters at the end of the text that are the beginning of the word. */
function beginningAtEnd(text: string, word: string): number {
  for (let length = Math.min(word.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(word.slice(0, length))) return length;
  return 0;
}
