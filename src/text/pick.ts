/** The picked fields. One that may be undefined is optional. */
type Picked<Value, Key extends keyof Value> = {
  [Name in Key as undefined extends Value[Name] ? never : Name]: Value[Name];
} & { [Name in Key as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined> };

/** A copy of an object with only these fields; those that are undefined are left out. */
export function pick<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Picked<Value, Key>;
export function pick(value: object, ...keys: PropertyKey[]): object {
  const fields = keys.map((key) => [key, Reflect.get(value, key)] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
