/** Compares names for sorting: by the rules of the language, numbers by value. */
export const compareNames: (a: string, b: string) => number = new Intl.Collator(undefined, { numeric: true }).compare;
