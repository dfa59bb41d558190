/** The fields of an object, or the entries of a list by their index; none for any other value. */
export const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** The first of these fields that is a number above zero. */
export function countIn(fields: Map<string, unknown>, names: readonly string[]): number | undefined {
  const found = names.map((name) => fields.get(name)).find((value) => typeof value === 'number' && value > 0);
  return typeof found === 'number' ? found : undefined;
}
