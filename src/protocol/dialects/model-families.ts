/** A family of models, by a word of their names. */
export interface ModelFamily {
  matches: RegExp;
  /** The dialects that they fall into. */
  dialects: readonly string[];
  /** The syntax to begin with: the one nearest to what they were trained on. */
  syntax: string;
}

const family = (matches: RegExp, dialects: string, syntax: string): ModelFamily => ({
  matches,
  dialects: dialects.split(' '),
  syntax,
});
const JSON_TAG = 'tool-call-tag';
const TAGS = 'xml';
const BLOCK = 'json-block';

/** The first that matches counts: the special ones of a maker stand before its others. */
export const modelFamilies: readonly ModelFamily[] = [
  family(/qwen[\d._-]*coder|qwen-?3\.[5-9]|qwen-?[4-9]/, 'qwen-coder hermes bare-json', TAGS),
  family(/qwen|qwq|hermes|ernie/, 'hermes bare-json', JSON_TAG),
  family(/nemotron-?(?:3|nano)/, 'qwen-coder', TAGS),
  family(/nemotron/, 'nemotron', JSON_TAG),
  family(/glm-?[4-9]|longcat|hunyuan|\bhy-?[34]/, 'glm hermes jamba', TAGS),
  family(/deepseek-?(?:v3\.[2-9]|v[4-9])|gigachat-?3\.5/, 'deepseek', TAGS),
  family(/deepseek/, 'deepseek', BLOCK),
  family(/step-?3|minimax|claude|\bdots/, 'invoke minimax jamba deepseek', TAGS),
  family(/kimi-?k3/, 'kimi-k3', TAGS),
  family(/kimi/, 'kimi', BLOCK),
  family(/seed-?oss/, 'seed-oss qwen-coder', TAGS),
  family(/minicpm/, 'minicpm', TAGS),
  family(/solar/, 'solar', TAGS),
  family(/gpt-?oss/, 'harmony', BLOCK),
  family(/gemini/, 'gemini', BLOCK),
  family(/gemma/, 'gemma', BLOCK),
  family(/granite/, 'granite hermes', JSON_TAG),
  family(/jamba/, 'jamba', JSON_TAG),
  family(/llama|olmo/, 'llama bare-json invoke', BLOCK),
  family(/mistral|ministral|devstral|magistral|mixtral/, 'mistral', BLOCK),
  family(/lfm-?2/, 'lfm2', BLOCK),
  family(/phi-?4/, 'phi granite bare-json', BLOCK),
  family(/command-?[ar]|cohere/, 'cohere', BLOCK),
  family(/internlm|intern-?s1/, 'internlm', BLOCK),
  family(/apertus/, 'apertus', BLOCK),
  family(/gigachat/, 'gigachat', BLOCK),
  family(/glimmer/, 'muse-glimmer', BLOCK),
  family(/xlam/, 'bare-json named-fence', BLOCK),
];

/** The syntax to ask a model for before anything was measured, by its name; null where its family is not known. */
export function firstSyntax(model: string): string | null {
  const name = model.toLowerCase();
  return modelFamilies.find(({ matches }) => matches.test(name))?.syntax ?? null;
}
