import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { serverKind } from './server-kind.ts';

/** Any server that speaks OpenAI's chat completions. */
export const openaiCompatible = serverKind({
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  labelKey: 'options_type_compatible',
  needsKey: 'optional',
  takesShapes: true,
  defaultBaseUrl: 'http://localhost:11434/v1',

  async vendor(peer) {
    const [{ createOpenAICompatible }, { respondWith }, { listModels }, { withLoaded }, { openaiWire }] =
      await Promise.all([
        import('@ai-sdk/openai-compatible'),
        import('../connection/language-model.ts'),
        import('../models/model-list.ts'),
        import('../models/lm-studio-list.ts'),
        import('../wires/openai-wire.ts'),
      ]);
    const { baseURL, key } = peer;
    const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
    return {
      wire: openaiWire,
      endMark: { line: /^data: ?\[DONE\]\s*$/ },
      respond: respondWith(peer, (id, fetch, { constraint }) =>
        createOpenAICompatible({
          name: 'model',
          baseURL,
          headers,
          fetch,
          includeUsage: true,
          // Field of llama.cpp and the servers built on it.
          transformRequestBody: (body) => (constraint ? { ...body, grammar: constraint.grammar } : body),
        }).chatModel(id),
      ),
      async models(connection) {
        const models = await listModels(connection, { url: `${baseURL}/models`, headers, peer });
        const told = models.some(({ context }) => context !== undefined);
        return told || !isOnThisMachine(peer.url.href) ? models : withLoaded(connection, { models, headers, peer });
      },
    };
  },
});
