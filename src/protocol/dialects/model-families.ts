/** Families of models by their names, with the syntax nearest to their training. The first that matches counts. */
export const modelFamilies: readonly (readonly [names: readonly RegExp[], syntax: string])[] = [
  [
    [
      /qwen[\d._-]*coder|qwen-?3\.[5-9]|qwen-?[4-9]/,
      /nemotron-?(?:3|nano)/,
      /glm-?[4-9]|longcat|hunyuan|\bhy-?[34]/,
      /deepseek-?(?:v3\.[2-9]|v[4-9])|gigachat-?3\.5/,
      /step-?3|minimax|minicpm|claude|\bdots/,
      /kimi-?k3|seed-?oss|solar|k2-?horizon|iquest/,
    ],
    'xml',
  ],
  [[/qwen|qwq|hermes|ernie/, /nemotron|granite|jamba/, /hyperclova|plamo/], 'tool-call-tag'],
];

/** The syntax to ask a model for before anything was measured, by its name. */
export function firstSyntax(model: string): string {
  const name = model.toLowerCase();
  return modelFamilies.find(([names]) => names.some((family) => family.test(name)))?.[1] ?? 'json-block';
}
