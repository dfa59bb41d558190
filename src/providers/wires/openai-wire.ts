import { isObject } from '@/src/text/is-object.ts';
import { increments } from './increments.ts';
import { type Chunk, chunksIn, type Wire } from './wire.ts';

/** Matches event names of chunks; other events are special ones of a server. */
const chunkNames = /^$|message|chunk|completion|delta/i;

/** OpenAI's chat completions: `chat.completion.chunk` objects, as many servers and gateways write them. */
export const openaiWire: Wire = () => {
  const content = increments();
  const reasoning = increments();

  /** The choice without repeated text: some servers send the whole answer so far in each chunk. */
  function onlyNew(choice: Chunk): Chunk {
    const { content: said, reasoning_content: thought, ...rest } = choice.delta as Chunk;
    const ends = choice.finish_reason !== null || rest.tool_calls !== undefined;
    const thoughts =
      (typeof thought === 'string' ? reasoning.next(thought) : '') + (ends || said ? reasoning.rest() : '');
    const words = (typeof said === 'string' ? content.next(said) : '') + (ends ? content.rest() : '');
    return {
      ...choice,
      delta: {
        ...rest,
        ...(thoughts !== '' && { reasoning_content: thoughts }),
        ...(Array.isArray(said) ? { content: said } : words !== '' && { content: words }),
      },
    };
  }

  return {
    chunk(value, event = '') {
      if (!chunkNames.test(event)) return null;
      const choices = chunksIn(value.choices).filter(
        ({ index }) => index === undefined || index === null || index === 0,
      );
      const usage = usageOf(value.usage);
      if (choices.length === 0 && !usage) return null;
      return { ...named(value), choices: choices.slice(0, 1).map(choiceOf).map(onlyNew), ...(usage && { usage }) };
    },
    rest() {
      const kept = [
        ['reasoning_content', reasoning.rest()],
        ['content', content.rest()],
      ].filter(([, text]) => text !== '');
      if (kept.length === 0) return null;
      return { choices: [{ index: 0, delta: Object.fromEntries(kept), finish_reason: null }] };
    },
    joined(one, next) {
      const [said, more] = [wordsOf(one), wordsOf(next)];
      if (said === null || more === null) return null;
      const delta = { content: said + more };
      return { ...next, choices: [{ index: 0, delta, finish_reason: null }] };
    },
    whole(value) {
      if (!isObject(value) || !Array.isArray(value.choices)) return null;
      const chunk = this.chunk(value, undefined);
      return chunk && [chunk];
    },
  };
};

/** The text of a chunk with nothing else; null for any other. */
function wordsOf({ choices, usage }: Chunk): string | null {
  const [choice] = chunksIn(choices);
  if (!choice || usage !== undefined || choice.finish_reason !== null || !isObject(choice.delta)) return null;
  const { content } = choice.delta;
  return typeof content === 'string' && Object.keys(choice.delta).length === 1 ? content : null;
}

/** The fields that the library reads. It refuses a chunk with a textual `created` or a numeric `id`. */
function named({ id, model }: Chunk): Chunk {
  return { ...(typeof id === 'string' && { id }), ...(typeof model === 'string' && { model }) };
}

/** A choice in the usual form. Some servers write `message` for `delta`, older ones `text`. */
function choiceOf({ delta, message, text, finish_reason: reason }: Chunk): Chunk {
  const said = [delta, message].find(isObject) ?? (typeof text === 'string' ? { content: text } : {});
  return {
    index: 0,
    delta: deltaOf(said),
    finish_reason: typeof reason === 'string' && reason !== '' ? reason : null,
  };
}

function deltaOf(said: Chunk): Chunk {
  const { content, tool_calls: calls } = said;
  const named = [said.reasoning_content, said.reasoning, said.thinking].find((text) => typeof text === 'string');
  const reasoning = named || detailsOf(said.reasoning_details) || named;
  return {
    ...(typeof content === 'string' || Array.isArray(content) ? { content } : {}),
    ...(typeof reasoning === 'string' && { reasoning_content: reasoning }),
    ...(Array.isArray(calls) && calls.length > 0 && { tool_calls: chunksIn(calls).map(callOf) }),
  };
}

/** The text of reasoning in parts, some of which are encrypted. */
const detailsOf = (details: unknown): string =>
  chunksIn(details)
    .flatMap(({ text, summary }) => [text, summary].filter((part) => typeof part === 'string'))
    .join('');

function callOf({ index, id, function: called }: Chunk, at: number): Chunk {
  const { name, arguments: given } = isObject(called) ? called : {};
  return {
    index: typeof index === 'number' ? index : at,
    ...(typeof id === 'string' && { id }),
    type: 'function',
    function: {
      ...(typeof name === 'string' && { name }),
      ...(given !== undefined && given !== null && { arguments: textOf(given) }),
    },
  };
}

/** Arguments as JSON text; some servers send the object. */
const textOf = (given: unknown): string => (typeof given === 'string' ? given : JSON.stringify(given));

function usageOf(usage: unknown): Chunk | null {
  if (!isObject(usage)) return null;
  const counted = ['prompt_tokens', 'completion_tokens'].every((name) => typeof usage[name] === 'number');
  if (!counted) return null;
  const { prompt_tokens, completion_tokens, total_tokens } = usage;
  return { prompt_tokens, completion_tokens, ...(typeof total_tokens === 'number' && { total_tokens }) };
}
