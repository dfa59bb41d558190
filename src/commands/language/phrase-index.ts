import { keyword, type ReadToken, type Template } from './template.ts';

/** Compiled phrases that have the same meaning. */
export interface Phrase<What> {
  means: What;
  templates: Template[];
  weak?: boolean;
}

/** A template with the phrases that it belongs to. */
export interface Candidate<What> {
  phrase: Phrase<What>;
  template: Template;
}

/** Gives the templates that may match at a token, in the order of the list. */
export type PhraseIndex<What> = (token: ReadToken) => Candidate<What>[];

/** First words of all matches of a template; null if it may begin with any word. */
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
