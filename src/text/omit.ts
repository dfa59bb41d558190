/** A copy of an object without these fields. */
export function omit<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Omit<Value, Key> {
  const copy = { ...value };
  for (const key of keys) delete copy[key];
  return copy;
}
