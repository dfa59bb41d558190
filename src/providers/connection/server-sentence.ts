import { parsedJson } from '@/src/text/parsed-json.ts';

const longest = 4_000;

/** The sentence with the reason in a server's answer; undefined if there is none. */
export function serverSentence(body: string): string | undefined {
  const text = body.trim();
  if (text === '' || text.startsWith('<')) return undefined;
  return sentenceIn(parsedJson(text)) ?? (/^[[{]/.test(text) ? undefined : text.slice(0, longest));
}

/** The sentence in an error object, in any of the forms that servers use. */
export function sentenceIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim().slice(0, longest) || undefined;
  if (Array.isArray(value)) return sentenceIn(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map(Object.entries(value));
  const names = ['error', 'message', 'msg', 'detail', 'errors'];
  return names.map((name) => sentenceIn(fields.get(name))).find((sentence) => sentence !== undefined);
}

/** The names of errors that servers give beside the sentence, such as `context_length_exceeded`, as words. */
export function errorNames(value: unknown): string {
  if (Array.isArray(value)) return errorNames(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const fields = new Map(Object.entries(value));
  const names = ['code', 'type', 'status'].map((name) => fields.get(name)).filter((name) => typeof name === 'string');
  return [...names.map((name) => name.slice(0, 100).replaceAll('_', ' ')), errorNames(fields.get('error'))]
    .filter(Boolean)
    .join(', ');
}
