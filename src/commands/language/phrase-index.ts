import { keyword, type ReadToken, type Template } from './template.ts';

/** Phrases with one meaning, compiled. */
export interface Phrase<What> {
  means: What;
  templates: Template[];
  weak?: boolean;
}

/** One template of a list of phrases. */
export interface Candidate<What> {
  phrase: Phrase<What>;
  template: Template;
}

/** The templates of a list that can fit at a token, in the order of the list. */
export type PhraseIndex<What> = (token: ReadToken) => Candidate<What>[];

/** The words that a template can begin with; null: with anything. */
function firstWords(template: Template): Set<string> | null {
  const words = new Set<string>();
  for (const part of template) {
    if (part.kind === 'capture') return null;
    for (const [word] of part.alternatives) if (word !== undefined) words.add(word);
    if (!part.optional) return words;
  }
  return words;
}

export function indexPhrases<What>(phrases: Phrase<What>[]): PhraseIndex<What> {
  const entries = phrases.flatMap((phrase) =>
    phrase.templates.map((template) => ({ phrase, template, first: firstWords(template) })),
  );
  const open = entries.filter((entry) => entry.first === null);
  const all = new Set(entries.flatMap((entry) => [...(entry.first ?? [])]));
  const byWord = new Map(
    [...all].map((word) => [word, entries.filter((entry) => entry.first === null || entry.first.has(word))]),
  );
  return (token) => (token.kind === 'word' || token.kind === 'mark' ? (byWord.get(keyword(token)) ?? open) : open);
}
