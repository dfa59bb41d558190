export const kinds = [
  {
    id: 'openai-compatible',
    label: 'OpenAI-compatible',
    needsKey: 'optional',
    defaultBaseUrl: 'http://localhost:11434/v1',
  },
  { id: 'other', label: 'Other', needsKey: 'yes', defaultBaseUrl: 'https://other.example/v1' },
] as const;

export const saved = {
  id: 'p1',
  kind: 'openai-compatible',
  name: 'Home server',
  baseUrl: 'https://home.example/v1',
  model: 'small',
  at: 1,
};
