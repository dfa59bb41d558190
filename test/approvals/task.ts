import type { Order, Round, Said } from '@/test/attacks/household.ts';

/** A request of a user, and the calls with which a good model answers it. */
export interface Task {
  says: string;
  rounds: Round[];
  more: Partial<Said>;
  /** The reason why a question is needed, or why none is. */
  why: string;
}

export const call = (name: string, args?: Record<string, unknown>): Order =>
  args ? { name, arguments: args } : { name };

type Step = Order | Order[];

/** A row: the user's words, the model's responses, and why there is a question or none. */
export const task = (says: string, steps: Step[], why: string, more: Partial<Said> = {}): Task => ({
  says,
  rounds: steps.map((step) => (Array.isArray(step) ? step : [step])),
  why,
  more,
});
