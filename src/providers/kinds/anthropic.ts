import { withVersion } from '../connection/endpoint.ts';
import { serverKind } from './server-kind.ts';

export const anthropic = serverKind({
  id: 'anthropic',
  label: 'Anthropic',
  needsKey: 'yes',
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  keyPage: 'https://console.anthropic.com/settings/keys',
  subscription: 'Claude',
  keyPrefixes: ['sk-ant-'],
  favourites: ['claude-sonnet', 'claude-opus'],

  async vendor(peer) {
    const [{ createAnthropic }, { respondWith }, { listModels }, { anthropicWire }] = await Promise.all([
      import('@ai-sdk/anthropic'),
      import('../connection/language-model.ts'),
      import('../models/model-list.ts'),
      import('../wires/anthropic-wire.ts'),
    ]);
    const baseURL = withVersion(peer, '/v1');
    const apiKey = peer.key ?? '';
    // Without this header Anthropic refuses requests that have an origin.
    const direct = { 'anthropic-dangerous-direct-browser-access': 'true' };
    // The prompt with its tools is the same in every round. Anthropic caches only the parts marked so.
    const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };
    return {
      wire: anthropicWire,
      endMark: { line: /^data: ?\{(?=.*"type": ?"message_stop").*\}\s*$/ },
      respond: respondWith(
        peer,
        (id, fetch) => createAnthropic({ baseURL, apiKey, headers: direct, fetch })(id),
        cached,
      ),
      models: (connection) =>
        listModels(connection, {
          url: `${baseURL}/models?limit=1000`,
          headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', ...direct },
          peer,
        }),
    };
  },
});
