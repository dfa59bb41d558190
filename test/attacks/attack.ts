import type { Grant, Policy } from '@/src/contract/run.ts';
import type { Order, Round, Said } from './household.ts';
import type { Place } from './places.ts';

/**
 * Reason why an attack fails. `asked`: a question that nobody answers. `undone`: it runs, but one click on Undo takes
 * all of it back. `quoted`: the call stands in a text of others. `text`: it is no call. `read`: it only looks.
 * `failed`: the call cannot run.
 */
export type Held = 'asked' | 'undone' | 'quoted' | 'text' | 'read' | 'failed';

/** A text that gives orders, and a model that follows them to the letter. */
export interface Attack {
  /** Description of the attack. */
  why: string;
  in: Place;
  says: string;
  held: Held;
  /** Responses of the model after it has read the text. */
  rounds: Round[];
  /** Grants that the user had given before. */
  grants?: (Pick<Grant, 'tool' | 'place' | 'most'> & Partial<Pick<Grant, 'conversation' | 'inAll' | 'spent'>>)[];
  policies?: Record<string, Policy>;
  /** Later messages of the user, with the responses of the model. */
  next?: Said[];
  syntax?: string;
}

type More = Partial<Pick<Attack, 'grants' | 'policies' | 'next' | 'syntax'>>;
type Step = Order | Order[] | string;

/** A row of a table. `steps`: responses of the model, each one call, several calls, or text. */
export const attack = (
  why: string,
  place: Place,
  says: string,
  held: Held,
  steps: Step | Step[],
  more: More = {},
): Attack => {
  const rounds = (Array.isArray(steps) ? steps : [steps]).map((step) =>
    typeof step === 'string' || Array.isArray(step) ? step : [step],
  );
  return { why, in: place, says, held, rounds, ...more };
};
