import type { JsonSchema } from '@/src/contract/json.ts';
import type { Clock } from '@/src/contract/ports.ts';
import type { StatisticsRecords } from '@/src/contract/records.ts';
import type { Middleware } from './middleware.ts';

/** Counts calls, failures, time and arguments of each tool, without previews, when a call ends. */
export const countIn =
  (records: StatisticsRecords, clock: Clock, parametersOf: (tool: string) => JsonSchema | undefined): Middleware =>
  async (execution, next) => {
    if (execution.context.peek) return next(execution);
    const at = clock.now();
    const { name, arguments: args } = execution.call;
    const sent = argumentsSent(args, parametersOf(name));
    // The answer does not wait for the count, and a failure to store it must not fail the call.
    const add = (failed: boolean) =>
      void records.add(name, { failed, time: clock.now() - at, at, arguments: sent }).catch(() => undefined);
    const step = await next(execution).catch((error) => {
      add(true);
      throw error;
    });
    if (step.kind === 'data') add(false);
    return step;
  };

/** True for a value from a list in the schema, or a boolean. Any other value may be the user's words. */
const isNamed = (value: unknown, { enum: named }: JsonSchema): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && named?.includes(value) === true);

/** The arguments of a call for counting, without defaults: names, with the value if it is listed or a boolean. */
function argumentsSent(args: Record<string, unknown>, parameters: JsonSchema | undefined): string[] {
  return Object.entries(parameters?.properties ?? {}).flatMap(([name, schema]) => {
    const value = args[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(schema.default)) return [];
    return isNamed(value, schema) ? `${name}=${value}` : name;
  });
}
