import type { ProviderKind, ProviderPreset } from '@/src/contract/provider.ts';

type Kind = Omit<ProviderKind, 'create'>;

const first: Kind = {
  id: 'openai-compatible',
  label: 'OpenAI-compatible',
  needsKey: 'optional',
  defaultBaseUrl: 'http://localhost:11434/v1',
};
const second: Kind = { id: 'other', label: 'Other', needsKey: 'yes', defaultBaseUrl: 'https://other.example/v1' };
const inBrowser: Kind = {
  id: 'in-browser',
  label: 'Built-in model',
  needsKey: 'no',
  defaultBaseUrl: '',
  inBrowser: true,
};

export const kinds = [first, second, inBrowser] as const;

export const presets: ProviderPreset[] = [
  { id: 'near', label: 'Near', kind: first.id, baseUrl: 'http://localhost:1234/v1', needsKey: 'optional' },
  { id: 'far', label: 'Far', kind: first.id, baseUrl: 'https://far.example/api/v1', needsKey: 'yes' },
];

export const saved = {
  id: 'p1',
  kind: 'openai-compatible',
  name: 'Home server',
  baseUrl: 'https://home.example/v1',
  model: 'small',
  at: 1,
};
