import type { ProviderKind } from '@/src/contract/provider.ts';
import { failingProvider } from './failing-provider.ts';

/** Any server that speaks OpenAI's chat completions. The AI SDK is loaded with the first connection. */
export const openaiCompatible: ProviderKind = {
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  needsKey: 'optional',
  defaultBaseUrl: 'http://localhost:11434/v1',

  async create(config, ports) {
    const baseURL = config.baseUrl.trim().replace(/\/+$/, '');
    const apiKey = config.apiKey?.trim() || null;
    const url = URL.parse(baseURL);
    if (!url) return failingProvider({ code: 'no-such-host', host: baseURL });
    // No header can carry it: something else was pasted.
    if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) return failingProvider({ code: 'wrong-key', host: url.host });

    const [{ createOpenAICompatible }, { languageModelProvider }, { listModels }] = await Promise.all([
      import('@ai-sdk/openai-compatible'),
      import('./language-model.ts'),
      import('./model-list.ts'),
    ]);
    const peer = { url, key: apiKey };
    const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
    return languageModelProvider(
      {
        peer,
        endMark: /^data: ?\[DONE\]\s*$/,
        model: (id, fetch) =>
          createOpenAICompatible({ name: 'model', baseURL, headers, fetch, includeUsage: true }).chatModel(id),
        models: (connection) => listModels(connection, { url: `${baseURL}/models`, headers, peer }),
      },
      ports,
    );
  },
};
