import type { ModelInfo } from '@/src/contract/provider.ts';
import { withVersion } from '../connection/endpoint.ts';
import { serverKind } from './server-kind.ts';

export const google = serverKind({
  id: 'google',
  label: 'Google Gemini',
  needsKey: 'yes',
  defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  keyPage: 'https://aistudio.google.com/apikey',
  keyPrefixes: ['AIza'],
  favourites: ['gemini-flash-latest', 'gemini-pro-latest', 'gemini-2.5-flash', 'gemini-'],

  async vendor(peer) {
    const [{ createGoogle }, { respondWith }, { listModels }, { googleWire }] = await Promise.all([
      import('@ai-sdk/google'),
      import('../connection/language-model.ts'),
      import('../models/model-list.ts'),
      import('../wires/google-wire.ts'),
    ]);
    const baseURL = withVersion(peer, '/v1beta');
    const apiKey = peer.key ?? '';
    return {
      wire: googleWire,
      // The reason is in the last chunk; a long answer may continue after the reason `CONTINUATION`.
      endMark: { line: /^data: ?\{.*"finishReason": ?"(?!CONTINUATION")[A-Z_]+"/, goesOn: true },
      respond: respondWith(peer, (id, fetch) => createGoogle({ baseURL, apiKey, fetch })(id)),
      models: (connection) =>
        listModels(connection, {
          url: `${baseURL}/models?pageSize=1000`,
          headers: { 'x-goog-api-key': apiKey },
          peer,
          read: modelOf,
        }),
    };
  },
});

/** Reads `{ name: 'models/…', displayName, inputTokenLimit, supportedGenerationMethods }`; null if it cannot chat. */
function modelOf(fields: Map<string, unknown>): ModelInfo | null {
  const name = fields.get('name');
  const methods = fields.get('supportedGenerationMethods');
  if (typeof name !== 'string' || (Array.isArray(methods) && !methods.includes('generateContent'))) return null;
  const id = name.replace(/^models\//, '');
  const shown = fields.get('displayName');
  const context = fields.get('inputTokenLimit');
  return {
    id,
    ...(typeof shown === 'string' && { name: shown }),
    ...(typeof context === 'number' && { context }),
    // The list does not tell it; all models with this prefix take pictures.
    ...(id.startsWith('gemini-') && { images: true }),
  };
}
