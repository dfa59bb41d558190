import { type PlanStep, type Preview, type PreviewSection, planWords } from '@/src/contract/run.ts';
import { type Text, text, withCount } from '@/src/contract/text.ts';
import type { CallContext, PlannedRow, Row } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import { coversOf, offersOf, spansOf } from './grant-offer.ts';
import type { PlannedCall } from './planned-call.ts';

/** A call about which the user is asked, with the reason. */
export interface AskedCall extends PlannedCall {
  reason: Text;
  grantable: boolean;
  /** Addresses that are the reason for the question, as often as the call has them. */
  newAddresses: string[];
  /** Sources of texts of others, if they are the reason. */
  sources: string[];
}

/** The id of a row in a dialog. With several calls it includes the call's id, since rows are unique in one only. */
const rowId = (several: boolean, call: string, row: string): string => (several ? `${call}/${row}` : row);

export function tickedRows(preview: Preview, call: string, rows: PlannedRow[], ticked: string[]): PlannedRow[] {
  const several = preview.sections.some((section) => section.call !== call);
  return rows.filter((row) => ticked.includes(rowId(several, call, row.id)));
}

/** Maximum length of a title, in characters. A page's title may have a million. */
const longestTitle = 500;

/** A planned row for the dialog, without its state before. */
function shown(planned: PlannedRow): Row {
  const row = omit(planned, 'digest', 'before', 'change', 'section', 'sets', 'opens', 'window');
  return { ...row, title: row.title.slice(0, longestTitle) };
}

function sectionsOf({ call, tool, plan }: AskedCall, index: number, several: boolean): PreviewSection[] {
  const parts = Map.groupBy(plan.rows, ({ section }) => JSON.stringify(section));
  return [...parts.values()].map((rows, part) => {
    const heading = rows[0]?.section;
    return {
      id: `${index}.${part}`,
      call: call.id,
      tool: tool.name,
      effect: tool.effect,
      inverse: tool.inverse,
      title: heading ?? (several ? { ...withCount(plan.headline, rows.length), part: 'first' } : null),
      rows: rows.map((row) => ({ ...shown(row), id: rowId(several, call.id, row.id) })),
    };
  });
}

/** The steps of a plan. Calls that do the same are one step. */
const stepsOf = (asked: AskedCall[]): PlanStep[] =>
  [
    ...Map.groupBy(asked, ({ plan: { headline } }) =>
      JSON.stringify([headline.key, { ...headline.params, n: 0 }]),
    ).values(),
  ].map((same) => ({
    calls: same.map(({ call }) => call.id),
    headline: same[0]!.plan.headline,
    ...(same.some(({ tool }) => tool.effect === 'destroy') && { destroys: true }),
  }));

/** The texts of the dialog: of the one call's plan, or for several steps. */
function words(asked: AskedCall[]): Pick<Preview, 'headline' | 'verb' | 'refuse' | 'steps'> {
  const [first, ...others] = asked;
  if (first && others.length === 0) {
    const { headline, verb, refuse, rows } = first.plan;
    const count = rows.length;
    return { headline: withCount(headline, count), verb: withCount(verb, count), refuse: withCount(refuse, count) };
  }
  const rows = new Map(asked.map(({ call, plan }) => [call.id, plan.rows.length]));
  const steps = stepsOf(asked);
  const count = ({ calls }: PlanStep) => calls.reduce((sum, call) => sum + (rows.get(call) ?? 0), 0) || null;
  return { ...planWords(steps, count), refuse: text('gate_plan_refuse'), steps };
}

/** The grants that may be offered for all calls, and their coverage; nothing if one call may not have a grant. */
function grantsOf(
  asked: AskedCall[],
  context: Pick<CallContext, 'conversation'>,
  session: string,
): Pick<Preview, 'grants' | 'covers'> {
  if (asked.length === 0 || !asked.every(({ grantable }) => grantable)) return { grants: [] };
  const offers = asked.map(({ call, plan, newAddresses }) =>
    offersOf({ tool: call.name, rows: plan.rows, newAddresses }, session),
  );
  const grants = spansOf(offers, context);
  return grants.length > 0 ? { grants, covers: coversOf(offers.flat()) } : { grants };
}

/** Grade of a call's loss, 0 to 3: the less of the call can be undone, the higher. Notes are sorted by it. */
function lossOf({ tool: { effect, inverse } }: AskedCall): number {
  if (effect === 'read') return 0;
  return (inverse === 'none' ? 2 : 0) + (effect === 'destroy' ? 1 : 0);
}

/** Notes on all calls, beginning with effects that cannot be undone: a low panel shows only the first lines. */
function notesOf(asked: AskedCall[]): Text[] {
  const notes = asked.toSorted((one, other) => lossOf(other) - lossOf(one)).flatMap(({ plan }) => plan.notes);
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

/** One dialog for all these calls. `session`: the browser session whose windows grants name. */
export function previewOf(asked: AskedCall[], context: Pick<CallContext, 'conversation'>, session: string): Preview {
  const several = asked.filter(({ plan }) => plan.rows.length > 0).length > 1;
  return {
    ...words(asked),
    reason: asked[0]?.reason ?? text('gate_plan'),
    notes: notesOf(asked),
    sections: asked.flatMap((one, index) => sectionsOf(one, index, several)),
    addresses: [...new Set(asked.flatMap(({ newAddresses }) => newAddresses))],
    sources: [...new Set(asked.flatMap(({ sources }) => sources))],
    ...grantsOf(asked, context, session),
  };
}
