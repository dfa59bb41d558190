import type { Dialect } from '../syntax.ts';
import { thinking } from './thinking.ts';

/** Every notation that models print from habit, and that is recognised whatever they were asked for. */
export const dialects: Dialect[] = [thinking];
