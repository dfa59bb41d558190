import type { ModelInfo } from '@/src/contract/provider.ts';
import { countIn, fieldsOf } from '../connection/fields.ts';

/** Field names of context windows (OpenRouter and Together, vLLM, Groq, Mistral, Anthropic). */
const contextFields = ['context_length', 'max_model_len', 'context_window', 'max_context_length', 'max_input_tokens'];

/** Reads an entry of a list in OpenAI's form, with additional fields of services; null for a model that cannot chat. */
export function listedModel(fields: Map<string, unknown>): ModelInfo | null {
  // Some servers give a name and no id.
  const id = fields.get('id') ?? fields.get('name') ?? fields.get('model');
  const capabilities = fieldsOf(fields.get('capabilities'));
  // Names of the capability in Azure and in Mistral.
  const talks = capabilities.get('chat_completion') ?? capabilities.get('completion_chat');
  if (typeof id !== 'string' || id === '' || talks === false) return null;
  const name = fields.get('display_name') ?? fields.get('name');
  // llama.cpp gives the size that it was started with in `meta`.
  const context = countIn(fields, contextFields) ?? countIn(fieldsOf(fields.get('meta')), ['n_ctx']);
  const price = priceIn(fieldsOf(fields.get('pricing')));
  return {
    id,
    ...(typeof name === 'string' && name !== id && { name }),
    ...(context !== undefined && { context }),
    ...(price && { price }),
    ...(takesImages(fields, capabilities) && { images: true }),
  };
}

/** True if a model takes images. OpenRouter lists the types of input; Mistral has a flag, Anthropic an object. */
function takesImages(fields: Map<string, unknown>, capabilities: Map<string, unknown>): boolean {
  const modalities = fieldsOf(fields.get('architecture')).get('input_modalities');
  const image = fieldsOf(capabilities.get('image_input')).get('supported');
  return (Array.isArray(modalities) && modalities.includes('image')) || (capabilities.get('vision') ?? image) === true;
}

/** US dollars for a million tokens, as Together gives it; OpenRouter: for one, as text, below zero if it varies. */
function priceIn(pricing: Map<string, unknown>): ModelInfo['price'] | null {
  const million = ['input', 'output'].map((name) => pricing.get(name));
  const single = ['prompt', 'completion'].map((name) => pricing.get(name));
  const [input, output] = million.every((one) => typeof one === 'number') ? million : single.map(perMillion);
  if (input === undefined || output === undefined) return null;
  return input >= 0 && output >= 0 ? { input, output } : null;
}

const perMillion = (told: unknown): number =>
  typeof told === 'string' && told !== '' ? Number((Number(told) * 1_000_000).toPrecision(9)) : Number.NaN;
