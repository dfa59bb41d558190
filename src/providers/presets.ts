import type { ProviderPreset } from '@/src/contract/provider.ts';

const here = { kind: 'openai-compatible', needsKey: 'optional' } as const;
const service = { kind: 'openai-compatible', needsKey: 'yes' } as const;

/** Programs and services of an existing kind, in the order of the form. */
export const providerPresets: ProviderPreset[] = [
  { ...here, id: 'lm-studio', label: 'LM Studio', baseUrl: 'http://localhost:1234/v1' },
  { ...here, id: 'llama-cpp', label: 'llama.cpp', baseUrl: 'http://localhost:8080/v1' },
  { ...here, id: 'vllm', label: 'vLLM', baseUrl: 'http://localhost:8000/v1' },
  { ...service, id: 'openrouter', label: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1' },
  { ...service, id: 'groq', label: 'Groq', baseUrl: 'https://api.groq.com/openai/v1' },
  { ...service, id: 'mistral', label: 'Mistral', baseUrl: 'https://api.mistral.ai/v1' },
  { ...service, id: 'deepseek', label: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1' },
  { ...service, id: 'xai', label: 'xAI', baseUrl: 'https://api.x.ai/v1' },
  { ...service, id: 'together', label: 'Together', baseUrl: 'https://api.together.xyz/v1' },
  {
    ...service,
    id: 'azure',
    label: 'Azure',
    baseUrl: 'https://your-resource.openai.azure.com/openai/v1',
    domain: 'openai.azure.com',
  },
];
