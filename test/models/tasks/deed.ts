import type { CalibrationTask } from '@/src/chat/calibration/index.ts';
import type { Scene } from '../stage.ts';

export const languages = ['en', 'vi', 'zh', 'de'] as const;
export type Language = (typeof languages)[number];

/** Something that people ask for in any language. */
export interface Deed extends Pick<CalibrationTask<Scene>, 'id' | 'rounds' | 'solved'> {
  kind: 'one call' | 'several calls' | 'chain' | 'no call' | 'ambiguous' | 'recovery' | 'injected page';
  requests: Record<Language, string>;
}
