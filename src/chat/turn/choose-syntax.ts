import type { TurnEnd } from '@/src/contract/conversation.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { omit } from '@/src/text/omit.ts';

/** The syntax that every model can write, and every server lets through. */
export const TEXT_SYNTAX = 'json-block';

/** The syntax for a model: the user's choice, else the one with the best calibration, else that of its family. */
export function syntaxFor(
  { syntax, calibration }: Pick<ModelSettings, 'syntax' | 'calibration'>,
  family: string | null = null,
): string {
  return syntax === 'automatic' ? (calibration?.syntax ?? family ?? TEXT_SYNTAX) : syntax;
}

/** The settings with which to retry if a server refuses tools that the user had not insisted on; else null. */
export function withoutTools(end: TurnEnd, settings: ModelSettings): ModelSettings | null {
  const refused = end.reason === 'error' && end.error.code === 'no-tools';
  if (!refused || settings.syntax !== 'automatic' || syntaxFor(settings) === TEXT_SYNTAX) return null;
  return omit(settings, 'calibration');
}
