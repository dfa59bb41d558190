import type { ProviderPreset } from '@/src/contract/provider.ts';

const here = { kind: 'openai-compatible', needsKey: 'optional' } as const;
const service = { kind: 'openai-compatible', needsKey: 'yes' } as const;

/** Programs and services of existing kinds, in the order of the form. */
export const providerPresets: ProviderPreset[] = [
  { ...here, id: 'lm-studio', label: 'LM Studio', baseUrl: 'http://localhost:1234/v1' },
  { ...here, id: 'llama-cpp', label: 'llama.cpp', baseUrl: 'http://localhost:8080/v1' },
  { ...here, id: 'vllm', label: 'vLLM', baseUrl: 'http://localhost:8000/v1' },
  { ...here, id: 'jan', label: 'Jan', baseUrl: 'http://localhost:1337/v1' },
  { ...here, id: 'text-generation-webui', label: 'text-generation-webui', baseUrl: 'http://localhost:5000/v1' },
  { ...here, id: 'koboldcpp', label: 'KoboldCpp', baseUrl: 'http://localhost:5001/v1' },
  {
    ...service,
    id: 'openrouter',
    label: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyPage: 'https://openrouter.ai/keys',
    keyPrefixes: ['sk-or-'],
    favourites: ['anthropic/claude-sonnet', 'openai/gpt', 'google/gemini'],
  },
  {
    ...service,
    id: 'groq',
    label: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    keyPage: 'https://console.groq.com/keys',
    keyPrefixes: ['gsk_'],
    favourites: ['openai/gpt-oss-120b', 'moonshotai/kimi', 'qwen/', 'llama-'],
  },
  {
    ...service,
    id: 'mistral',
    label: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    keyPage: 'https://console.mistral.ai/api-keys',
  },
  {
    ...service,
    id: 'deepseek',
    label: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    keyPage: 'https://platform.deepseek.com/api_keys',
  },
  {
    ...service,
    id: 'xai',
    label: 'xAI',
    baseUrl: 'https://api.x.ai/v1',
    keyPage: 'https://console.x.ai',
    keyPrefixes: ['xai-'],
    favourites: ['grok-'],
  },
  {
    ...service,
    id: 'together',
    label: 'Together',
    baseUrl: 'https://api.together.xyz/v1',
    keyPage: 'https://api.together.ai/settings/api-keys',
    keyPrefixes: ['tgp_v1_'],
    favourites: ['openai/gpt-oss', 'Qwen/', 'deepseek-ai/'],
  },
];
