/**
 * Programs that are measured, all with the same interface: `prepare` gives a function that reads a response in pieces
 * and returns the number of calls in it. Libraries are loaded on demand, so that each child process loads only one.
 */

const tools = [
  {
    type: 'function',
    name: 'list_tabs',
    description: 'Lists tabs.',
    inputSchema: { type: 'object', properties: { query: { type: 'string' } } },
  },
];

/** A protocol of the middleware without web streams: its transformer is called as the stream would call it. */
async function middleware(name) {
  const peer = await import('@ai-sdk-tool/parser');
  const WebStream = globalThis.TransformStream;
  return (pieces) => {
    globalThis.TransformStream = class {
      constructor(transformer) {
        this.transformer = transformer;
      }
    };
    const { transformer } = peer[name]().createStreamParser({ tools });
    globalThis.TransformStream = WebStream;
    let calls = 0;
    const controller = {
      enqueue: (part) => {
        if (part.type === 'tool-call') calls++;
      },
    };
    transformer.start?.(controller);
    for (const delta of pieces) transformer.transform({ type: 'text-delta', id: '1', delta }, controller);
    transformer.transform({ type: 'finish', finishReason: 'stop', usage: {} }, controller);
    transformer.flush?.(controller);
    return calls;
  };
}

export const subjects = {
  ours: {
    notation: 'json-block',
    async prepare() {
      const { createResponseParser } = await import('../../../src/protocol/index.ts');
      return (pieces) => {
        const parser = createResponseParser({ toolNames: ['list_tabs'] });
        let calls = 0;
        const count = (events) => {
          for (const event of events) if (event.type === 'call') calls++;
        };
        for (const piece of pieces) count(parser.push(piece));
        count(parser.end());
        return calls;
      };
    },
  },
  'bare loop': {
    notation: 'json-block',
    async prepare() {
      const classes = new Uint8Array(0x10000);
      for (const [index, mark] of [...'<`\n\\{}[]"~|'].entries()) classes[mark.charCodeAt(0)] = 1 + (index % 7);
      const counts = new Uint32Array(8);
      return (pieces) => {
        for (const piece of pieces) {
          for (let at = 0; at < piece.length; at++) counts[classes[piece.charCodeAt(at)]]++;
        }
        return counts[0] > 0 ? null : 0;
      };
    },
  },
  llmist: {
    notation: 'gadget',
    async prepare() {
      const { GadgetCallParser } = await import('llmist');
      return (pieces) => {
        const parser = new GadgetCallParser();
        let calls = 0;
        const count = (events) => {
          for (const event of events) if (event.type === 'gadget_call') calls++;
        };
        for (const piece of pieces) count(parser.feed(piece));
        count(parser.finalize());
        return calls;
      };
    },
  },
  jsonriver: {
    notation: 'json',
    async prepare() {
      const { parse } = await import('jsonriver');
      return async (pieces) => {
        async function* stream() {
          yield* pieces;
        }
        let value;
        for await (const one of parse(stream())) value = one;
        return Array.isArray(value) ? value.length : 1;
      };
    },
  },
  streamparser: {
    notation: 'json',
    async prepare() {
      const { JSONParser } = await import('@streamparser/json');
      return (pieces) => {
        let last;
        const parser = new JSONParser({ paths: ['$'] });
        parser.onValue = ({ value }) => {
          last = value;
        };
        for (const piece of pieces) parser.write(piece);
        return Array.isArray(last) ? last.length : 1;
      };
    },
  },
  'middleware hermes': { notation: 'hermes', prepare: () => middleware('hermesProtocol') },
  'middleware qwen': { notation: 'qwen', prepare: () => middleware('qwen3CoderProtocol') },
};
