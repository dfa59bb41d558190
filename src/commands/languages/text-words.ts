/** Things to write or talk about, which no browser keeps. */
const texts = new Set(
  `question answer topic point paragraph sentence chapter section story draft essay code function variable method class
  branch column row string array text list table word verb adjective adverb comma poem letter speech song lyrics joke
  number equation formula proof derivative sleep bed file integral sum dialogue conversation chat meaning sarcasm tone
  style step argument diagram chart keyword summary summaries explanation overview comparison opinion plan idea quote
  review data front end beginning`.split(/\s+/),
);

/** True for an English word for something to write or talk about: "the last paragraph", "steps". */
export const isText = (word: string): boolean => texts.has(word) || texts.has(word.replace(/s$/, ''));
