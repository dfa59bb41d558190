import type { CalibrationTask } from '@/src/chat/calibration/index.ts';
import { calibrationTasks } from '@/src/chat/calibration/index.ts';
import type { Scene } from '../stage.ts';
import { type Deed, type Language, languages } from './deed.ts';
import { deeds } from './deeds.ts';

export type Task = CalibrationTask<Scene> & { kind: Deed['kind']; language: Language };

const kinds: Record<string, Deed['kind']> = {
  count: 'one call',
  quotes: 'one call',
  'nothing-there': 'one call',
  'no-tool': 'no call',
};

/** Sixty tasks: those of the calibration, and thirteen deeds that are each asked for in four languages. */
export const tasks: Task[] = [
  ...calibrationTasks.map((task): Task => ({ ...task, kind: kinds[task.id] ?? 'chain', language: 'en' })),
  ...deeds.flatMap(({ id, kind, rounds, solved, requests }) =>
    languages.map(
      (language): Task => ({
        id: `${id}-${language}`,
        kind,
        language,
        rounds,
        solved,
        request: requests[language],
      }),
    ),
  ),
];
