import { exampleSentences } from '../words/en/example-sentences.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import type { CommandLanguage } from './language.ts';
import { portuguese } from './pt-BR.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** The languages besides English, by the code of the interface. */
export const languages: CommandLanguage[] = [german, french, spanish, portuguese, vietnamese, chinese, japanese];

/** `pt-BR` is that, and so is `pt`; of `de-AT` the language decides. */
export function languageNamed(code: string): CommandLanguage | null {
  const wanted = code.replace('_', '-');
  const base = wanted.split('-')[0];
  return (
    languages.find((one) => one.code === wanted) ?? languages.find((one) => one.code.split('-')[0] === base) ?? null
  );
}

/** A sentence that means a command, in this language or else in English. */
export function exampleOf(id: string, language: string): string {
  const sentences = languageNamed(language)?.examples[id] ?? exampleSentences[id] ?? '';
  return sentences.split('|')[0]!.trim();
}
