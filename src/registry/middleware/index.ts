import type { JsonSchema } from '@/src/contract/json.ts';
import type { Clock } from '@/src/contract/ports.ts';
import type { StatisticsRecords } from '@/src/contract/records.ts';
import { createCache } from './cache.ts';
import { countIn } from './count-calls.ts';
import { type LogLine, logTo } from './log.ts';
import type { Middleware } from './middleware.ts';
import { tryAgain } from './retry.ts';
import { endAfter, type Wait } from './timeout.ts';

export interface MiddlewarePorts {
  log(line: LogLine): void;
  statistics: StatisticsRecords;
  clock: Clock;
  wait: Wait;
  parametersOf(tool: string): JsonSchema | undefined;
}

/** The middleware of every call, the outermost first. */
export const middlewares = ({ log, statistics, clock, wait, parametersOf }: MiddlewarePorts): Middleware[] => [
  logTo(log, clock),
  countIn(statistics, clock, parametersOf),
  createCache(),
  endAfter(wait),
  tryAgain(wait),
];
