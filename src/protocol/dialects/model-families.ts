const JSON_TAG = 'tool-call-tag';
const TAGS = 'xml';
const BLOCK = 'json-block';

/**
 * Families of models by a word of their names, with the syntax to begin with: the one nearest to what they were trained
 * on. The first that matches counts, so the special ones of a maker stand before its others.
 */
export const modelFamilies: readonly (readonly [name: RegExp, syntax: string])[] = [
  [/qwen[\d._-]*coder|qwen-?3\.[5-9]|qwen-?[4-9]/, TAGS],
  [/qwen|qwq|hermes|ernie/, JSON_TAG],
  [/nemotron-?(?:3|nano)/, TAGS],
  [/nemotron/, JSON_TAG],
  [/glm-?[4-9]|longcat|hunyuan|\bhy-?[34]/, TAGS],
  [/deepseek-?(?:v3\.[2-9]|v[4-9])|gigachat-?3\.5/, TAGS],
  [/deepseek/, BLOCK],
  [/step-?3|minimax|claude|\bdots/, TAGS],
  [/kimi-?k3/, TAGS],
  [/kimi/, BLOCK],
  [/seed-?oss/, TAGS],
  [/minicpm/, TAGS],
  [/solar/, TAGS],
  [/gpt-?oss/, BLOCK],
  [/gemini/, BLOCK],
  [/gemma/, BLOCK],
  [/granite/, JSON_TAG],
  [/jamba/, JSON_TAG],
  [/llama|olmo/, BLOCK],
  [/mistral|ministral|devstral|magistral|mixtral/, BLOCK],
  [/lfm-?2/, BLOCK],
  [/phi-?4/, BLOCK],
  [/command-?[ar]|cohere/, BLOCK],
  [/internlm|intern-?s1/, BLOCK],
  [/apertus/, BLOCK],
  [/gigachat/, BLOCK],
  [/glimmer/, BLOCK],
  [/xlam/, BLOCK],
];

/** The syntax to ask a model for before anything was measured, by its name; null where its family is not known. */
export function firstSyntax(model: string): string | null {
  const name = model.toLowerCase();
  return modelFamilies.find(([family]) => family.test(name))?.[1] ?? null;
}
