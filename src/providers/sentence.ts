const LONGEST = 300;

/** Beginnings under which services hand out keys, and what follows them. */
const keyLike = /\b(?:Bearer\s+\S+|(?:sk|pk|rk|gsk|xai|hf|nvapi|pplx|AIza|ya29)[-_.A-Za-z0-9*•…]{6,})/g;

/** The sentence in which a server says what is wrong, from its answer as it came; undefined where there is none. */
export function serverSentence(body: string): string | undefined {
  const text = body.trim();
  if (text === '' || text.startsWith('<')) return undefined;
  return sentenceIn(parsed(text)) ?? (/^[[{]/.test(text) ? undefined : text);
}

/** The sentence in an error object, in the shapes that servers use. */
export function sentenceIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return sentenceIn(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map(Object.entries(value));
  const names = ['error', 'message', 'msg', 'detail', 'errors'];
  return names.map((name) => sentenceIn(fields.get(name))).find((sentence) => sentence !== undefined);
}

/** On one line, not too long, and with nothing in it that is or looks like a key. */
export function withoutKeys(sentence: string, key: string | null): string {
  const hidden = key ? sentence.replaceAll(key, '…') : sentence;
  const line = hidden.replace(keyLike, '…').replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
