import type { JsonSchema } from '@/src/contract/json.ts';

/** True for a value out of a list that the tool itself names; any other may be the user's words. */
const isNamed = (value: unknown, { enum: named }: JsonSchema): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && named?.includes(value) === true);

/**
 * Arguments of a call, for counting: the name of each, and its value only where that is one of a list or yes or no. A
 * value that equals the default counts as not sent.
 */
export function argumentsSent(args: Record<string, unknown>, parameters: JsonSchema | undefined): string[] {
  return Object.entries(parameters?.properties ?? {}).flatMap(([name, schema]) => {
    const value = args[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(schema.default)) return [];
    return isNamed(value, schema) ? `${name}=${value}` : name;
  });
}
