import type { Grant, PlanStep } from './run.ts';
import { type Text, text, toolName } from './text.ts';

/** A grant in words: "closing up to 3 tabs in Window 1". A place without a name of its own is a host. */
export function grantWords({ tool, place, where, most }: Pick<Grant, 'tool' | 'place' | 'where' | 'most'>): Text {
  const items = text('gate_covers', { tool, n: most, plain: toolName(tool) });
  if (place === null) return items;
  return where
    ? text('gate_covers_in_place', { items, place: where })
    : text('gate_covers_on_host', { items, host: place });
}

/** Largest number of steps that the label of the yes names. */
const mostNamed = 3;

/**
 * Headline and label of the yes for several steps. `count`: the ticked rows of a step, null where it has none to tick;
 * a step of which nothing is ticked is left out.
 */
export function planWords(
  steps: readonly PlanStep[],
  count: (step: PlanStep) => number | null,
): { headline: Text; verb: Text } {
  const counted = steps.map((step) => ({ headline: step.headline, n: count(step) }));
  const some = counted.filter(({ n }) => n !== 0);
  const named = (some.length > 0 ? some : counted).map(
    ({ headline, n }, at): Text => ({
      key: headline.key,
      params: { ...headline.params, ...(n !== null && { n }) },
      part: at === 0 ? 'first' : 'next',
    }),
  );
  const n = counted.reduce((sum, step) => sum + (step.n ?? 0), 0);
  return {
    headline: text('gate_plan_headline', { steps: named }),
    verb: named.length > mostNamed ? text('gate_plan_verb_all', { n }) : text('gate_plan_verb', { steps: named }),
  };
}
