import type { Grant, Policy } from '@/src/contract/run.ts';
import type { Order, Round, Said } from './household.ts';
import type { Place } from './places.ts';

/**
 * What stops it. `asked`: a question that nobody answers. `undone`: nothing, and one click on Undo takes all of it back.
 * `quoted`: the call stands in a text of others. `text`: it is no call. `read`: it only looks. `failed`: it cannot run.
 */
export type Held = 'asked' | 'undone' | 'quoted' | 'text' | 'read' | 'failed';

/** A text that gives orders, and a model that follows them to the letter. */
export interface Attack {
  /** What is tried. */
  why: string;
  in: Place;
  says: string;
  held: Held;
  /** What the model writes after it has seen the text, response by response. */
  rounds: Round[];
  /** What the user had allowed before. */
  grants?: (Pick<Grant, 'tool' | 'place' | 'most'> & Partial<Pick<Grant, 'conversation' | 'inAll' | 'spent'>>)[];
  policies?: Record<string, Policy>;
  /** What the user says afterwards, and what the model makes of it. */
  next?: Said[];
  syntax?: string;
}

type More = Partial<Pick<Attack, 'grants' | 'policies' | 'next' | 'syntax'>>;
type Step = Order | Order[] | string;

/** A row of a table: `steps` are the responses, each of one call, several, or the very words. */
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
