import type { JsonSchema } from '@/src/contract/json.ts';

/** Whether a value is one of few that the tool itself names; all others may be the user's words. */
const isNamed = (value: unknown, { enum: named }: JsonSchema): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && named?.includes(value) === true);

/**
 * What a call sent, for counting: the name of each argument, and its value only where that is one of a list or yes or
 * no. What is as it would be by default was, as far as one can tell, not sent.
 */
export function argumentsSent(args: Record<string, unknown>, parameters: JsonSchema | undefined): string[] {
  return Object.entries(parameters?.properties ?? {}).flatMap(([name, schema]) => {
    const value = args[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(schema.default)) return [];
    return isNamed(value, schema) ? `${name}=${value}` : name;
  });
}
