/** The order of names wherever something is sorted for people: that of their language, numbers by their value. */
export const compareNames: (a: string, b: string) => number = new Intl.Collator(undefined, { numeric: true }).compare;
