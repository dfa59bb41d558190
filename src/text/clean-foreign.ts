const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Matches control, bidi and zero-width characters, but not the joiner inside an emoji. */
const invisible =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D\p{Extended_Pictographic})[\p{Cc}\p{Cf}]/gu;

/** Text of others on one line: without line breaks and invisible characters. */
export function cleanForeign(text: string): string {
  return text.replace(breaks, ' ').replace(invisible, '').trim();
}

/** A string parameter of a message. It may be text of others, so it is shown set apart. */
export class Foreign {
  readonly text: string;
  constructor(text: string) {
    this.text = cleanForeign(text);
  }
  /** Used by ICU `select` to find its option. */
  toString(): string {
    return this.text;
  }
}
