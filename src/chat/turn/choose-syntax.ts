import type { TurnEnd } from '@/src/contract/conversation.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { omit } from '@/src/text/omit.ts';

/** The syntax that every model that follows instructions can write, and every server lets through. */
export const TEXT_SYNTAX = 'json-block';

/**
 * The syntax that a model is asked to use: the user's choice, else what it was measured to write best, else what its
 * family begins with.
 */
export function syntaxFor(
  { syntax, calibration }: Pick<ModelSettings, 'syntax' | 'calibration'>,
  family: string | null = null,
): string {
  return syntax === 'automatic' ? (calibration?.syntax ?? family ?? TEXT_SYNTAX) : syntax;
}

/** Settings to go on with where a server refuses tools that nobody had insisted on; null in all other cases. */
export function withoutTools(end: TurnEnd, settings: ModelSettings): ModelSettings | null {
  const refused = end.reason === 'error' && end.error.code === 'no-tools';
  if (!refused || settings.syntax !== 'automatic' || syntaxFor(settings) === TEXT_SYNTAX) return null;
  return omit(settings, 'calibration');
}
