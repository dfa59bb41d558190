import { createLexicon } from './language/lexicon.ts';
import { stem } from './language/template.ts';
import { english } from './words/en.ts';

/** The words of the grammar of English. */
export const lexicon = createLexicon(english);

/** True for something to write or talk about, which no browser keeps. */
export const isText = (word: string): boolean => lexicon.texts.has(word) || lexicon.texts.has(stem(word));
