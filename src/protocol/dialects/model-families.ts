/**
 * Syntaxes to begin with, and the families of models that were trained on something near to them, by a word of their
 * names. The first family that matches counts.
 */
export const modelFamilies: readonly (readonly [names: readonly RegExp[], syntax: string])[] = [
  [
    [
      /qwen[\d._-]*coder|qwen-?3\.[5-9]|qwen-?[4-9]/,
      /nemotron-?(?:3|nano)/,
      /glm-?[4-9]|longcat|hunyuan|\bhy-?[34]/,
      /deepseek-?(?:v3\.[2-9]|v[4-9])|gigachat-?3\.5/,
      /step-?3|minimax|minicpm|claude|\bdots/,
      /kimi-?k3|seed-?oss|solar/,
    ],
    'xml',
  ],
  [[/qwen|qwq|hermes|ernie/, /nemotron|granite|jamba/], 'tool-call-tag'],
  [
    [
      /deepseek|kimi|gpt-?oss|gemini|gemma|llama|olmo/,
      /mistral|ministral|devstral|magistral|mixtral/,
      /lfm-?2|phi-?4|command-?[ar]|cohere|intern(?:lm|-?s1)/,
      /apertus|gigachat|glimmer|xlam/,
    ],
    'json-block',
  ],
];

/** The syntax to ask a model for before anything was measured, by its name; null where its family is not known. */
export function firstSyntax(model: string): string | null {
  const name = model.toLowerCase();
  return modelFamilies.find(([names]) => names.some((family) => family.test(name)))?.[1] ?? null;
}
