import { withVersion } from '../connection/endpoint.ts';
import { serverKind } from './server-kind.ts';

/** OpenAI by chat completions: nothing is stored on the server, and every proxy supports them. */
export const openai = serverKind({
  id: 'openai',
  label: 'OpenAI',
  needsKey: 'yes',
  defaultBaseUrl: 'https://api.openai.com/v1',
  keyPage: 'https://platform.openai.com/api-keys',
  subscription: 'ChatGPT',
  keyPrefixes: ['sk-', 'sk-proj-', 'sk-svcacct-'],
  favourites: ['gpt-5', 'gpt-4.1', 'gpt-'],

  async vendor(peer) {
    const [{ createOpenAI }, { respondWith }, { listModels }, { openaiWire }] = await Promise.all([
      import('@ai-sdk/openai'),
      import('../connection/language-model.ts'),
      import('../models/model-list.ts'),
      import('../wires/openai-wire.ts'),
    ]);
    const baseURL = withVersion(peer, '/v1');
    const apiKey = peer.key ?? '';
    const headers = { Authorization: `Bearer ${apiKey}` };
    return {
      wire: openaiWire,
      endMark: { line: /^data: ?\[DONE\]\s*$/ },
      respond: respondWith(peer, (id, fetch) => createOpenAI({ baseURL, apiKey, fetch }).chat(id)),
      models: (connection) => listModels(connection, { url: `${baseURL}/models`, headers, peer }),
    };
  },
});
