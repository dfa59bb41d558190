const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}]+/u;

/** Words of a text; without spaces three letters count as one. */
export const wordsIn = (text: string): number =>
  text.split(' ').reduce((sum, word) => sum + Math.ceil((unspaced.exec(word)?.[0].length ?? 1) / 3), 0);
