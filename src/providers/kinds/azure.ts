import { withVersion } from '../connection/endpoint.ts';
import { serverKind } from './server-kind.ts';

/** The API version for addresses of a deployment; those that end in `/openai/v1` need none. */
const version = '2024-10-21';

/**
 * OpenAI's models on Azure: chat completions with a special header for the key. Takes the resource's address, the one
 * with `/openai/v1`, or that of a deployment with its `api-version`. Models have the names of their deployments.
 */
export const azure = serverKind({
  id: 'azure',
  label: 'Azure',
  needsKey: 'yes',
  defaultBaseUrl: 'https://your-resource.openai.azure.com/openai/v1',

  async vendor(peer) {
    const [{ createOpenAICompatible }, { respondWith }, { listModels }, { openaiWire }] = await Promise.all([
      import('@ai-sdk/openai-compatible'),
      import('../connection/language-model.ts'),
      import('../models/model-list.ts'),
      import('../wires/openai-wire.ts'),
    ]);
    const baseURL = withVersion(peer, '/openai/v1').replace(/\/chat\/completions$/, '');
    const [root, deployment] = baseURL.split('/deployments/');
    const asked = peer.query.get('api-version') ?? (deployment === undefined ? null : version);
    const queryParams: Record<string, string> = asked === null ? {} : { 'api-version': asked };
    const headers = { 'api-key': peer.key ?? '' };
    return {
      wire: openaiWire,
      endMark: { line: /^data: ?\[DONE\]\s*$/ },
      respond: respondWith(peer, (id, fetch) =>
        createOpenAICompatible({
          name: 'model',
          baseURL,
          headers,
          queryParams,
          fetch,
          includeUsage: true,
          transformRequestBody: ({ max_tokens, ...body }) =>
            // Reasoning models refuse the older name; all other models accept the newer one.
            max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens },
        }).chatModel(id),
      ),
      models: (connection) =>
        listModels(connection, {
          url: `${root}/models${asked === null ? '' : `?api-version=${asked}`}`,
          headers,
          peer,
        }),
    };
  },
});
