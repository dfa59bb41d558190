import type { CalibrationTask } from '@/src/chat/calibration/index.ts';
import type { Scene } from '../stage.ts';

export const languages = ['en', 'vi', 'zh', 'de'] as const;
export type Language = (typeof languages)[number];

/** A task with its request in every language. */
export interface Deed extends Pick<CalibrationTask<Scene>, 'id' | 'rounds' | 'solved'> {
  kind: 'one call' | 'several calls' | 'chain' | 'no call' | 'ambiguous' | 'recovery' | 'injected page';
  requests: Record<Language, string>;
}
