import { serverKind } from './server-kind.ts';

/** Any server that speaks OpenAI's chat completions. */
export const openaiCompatible = serverKind({
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  needsKey: 'optional',
  defaultBaseUrl: 'http://localhost:11434/v1',

  async vendor(peer) {
    const [{ createOpenAICompatible }, { respondWith }, { listModels }] = await Promise.all([
      import('@ai-sdk/openai-compatible'),
      import('./language-model.ts'),
      import('./model-list.ts'),
    ]);
    const { baseURL, key } = peer;
    const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
    return {
      endMark: { line: /^data: ?\[DONE\]\s*$/ },
      respond: respondWith(peer, (id, fetch) =>
        createOpenAICompatible({ name: 'model', baseURL, headers, fetch, includeUsage: true }).chatModel(id),
      ),
      models: (connection) => listModels(connection, { url: `${baseURL}/models`, headers, peer }),
    };
  },
});
