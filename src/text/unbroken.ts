/** Places between two characters, at least one of them Han, where Chinese lines may break: "3|月|14|日". */
const seams = /(?<=\p{sc=Han})(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=\p{sc=Han})/gu;

/** A date or time as one word, within which no line ends. */
export const unbroken = (formatted: string): string => formatted.replace(/ /g, '\u00a0').replace(seams, '\u2060');

/** A text in which no line ends between a time of day and its half: "5:00 PM". */
export const withTimesUnbroken = (text: string): string => text.replace(/(?<=\d) (?=[AP]M\b)/g, '\u00a0');
