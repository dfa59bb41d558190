import { type Chunk, chunksIn, isChunk, type Wire } from './wire.ts';

/** Event names under which servers send chunks; any other is something of their own. */
const chunkNames = /^$|message|chunk|completion|delta/i;

/** OpenAI's chat completions: `chat.completion.chunk` objects, as many servers and gateways write them. */
export const openaiWire: Wire = {
  reader: () => ({
    chunk(value, event = '') {
      if (!chunkNames.test(event)) return null;
      const choices = chunksIn(value.choices).filter(
        ({ index }) => index === undefined || index === null || index === 0,
      );
      const usage = usageOf(value.usage);
      if (choices.length === 0 && !usage) return null;
      return { ...named(value), choices: choices.slice(0, 1).map(choiceOf), ...(usage && { usage }) };
    },
    whole(value) {
      if (!isChunk(value) || !Array.isArray(value.choices)) return null;
      const chunk = this.chunk(value, undefined);
      return chunk && [chunk];
    },
  }),
};

/** Only what a library reads; a `created` in words or an `id` that is a number would make it refuse the whole chunk. */
function named({ id, model }: Chunk): Chunk {
  return { ...(typeof id === 'string' && { id }), ...(typeof model === 'string' && { model }) };
}

/** Some servers say `message` where others say `delta`, and older ones `text`. */
function choiceOf({ delta, message, text, finish_reason: reason }: Chunk): Chunk {
  const said = [delta, message].find(isChunk) ?? (typeof text === 'string' ? { content: text } : {});
  return {
    index: 0,
    delta: deltaOf(said),
    finish_reason: typeof reason === 'string' && reason !== '' ? reason : null,
  };
}

function deltaOf(said: Chunk): Chunk {
  const { content, reasoning_content: reasoning = said.reasoning ?? said.thinking, tool_calls: calls } = said;
  return {
    ...(typeof content === 'string' || Array.isArray(content) ? { content } : {}),
    ...(typeof reasoning === 'string' && { reasoning_content: reasoning }),
    ...(Array.isArray(calls) && calls.length > 0 && { tool_calls: chunksIn(calls).map(callOf) }),
  };
}

function callOf({ index, id, function: called }: Chunk, at: number): Chunk {
  const { name, arguments: given } = isChunk(called) ? called : {};
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

/** Arguments are a text of JSON; some servers send the object. */
const textOf = (given: unknown): string => (typeof given === 'string' ? given : JSON.stringify(given));

function usageOf(usage: unknown): Chunk | null {
  if (!isChunk(usage)) return null;
  const counted = ['prompt_tokens', 'completion_tokens'].every((name) => typeof usage[name] === 'number');
  if (!counted) return null;
  const { prompt_tokens, completion_tokens, total_tokens } = usage;
  return { prompt_tokens, completion_tokens, ...(typeof total_tokens === 'number' && { total_tokens }) };
}
