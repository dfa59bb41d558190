/** A copy of an object with only these fields; those that are undefined are left out. */
export function pick<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Pick<Value, Key>;
export function pick(value: object, ...keys: PropertyKey[]): object {
  const fields = keys.map((key) => [key, Reflect.get(value, key)] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
