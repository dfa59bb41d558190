import type { Json } from './json.ts';
import type { ListOf } from './next-step.ts';
import { type Text, text, toolName } from './text.ts';
import type { CallContext, Effect, Inverse, LiveRow, PlannedRow, Row, ToolCall, ToolResult } from './tool.ts';

/** One part of a plan: the rows of one call, or of one heading in a call. */
export interface PreviewSection {
  id: string;
  call: string;
  tool: string;
  effect: Effect;
  inverse: Inverse;
  title: Text | null;
  rows: Row[];
}

/** Calls of a plan that do the same, with their common question for `n` rows. */
export interface PlanStep {
  calls: string[];
  headline: Text;
  /** True if it removes something. Such steps are always named, before the others. */
  destroys?: true;
}

/** Content of the confirmation, built by the background from the browser's state. */
export interface Preview {
  headline: Text;
  reason: Text;
  notes: Text[];
  verb: Text;
  refuse: Text;
  /** Steps of a combined plan; `headline` and `verb` are built from them. */
  steps?: PlanStep[];
  sections: PreviewSection[];
  /** Full addresses that would be opened or set and that occur nowhere in the browser's state. */
  addresses: string[];
  /** Sources of the texts of others in the context, if they are the reason for asking. */
  sources: string[];
  grants: GrantSpan[];
  /** The grant that the user may give, in words: tool, place and number. Absent if none can be given. */
  covers?: Text;
}

export type GrantSpan = 'chat' | 'always';

export interface CallView {
  sentence: Text;
  rows: LiveRow[];
  total: number;
  of?: ListOf;
  /** Set if the call can be undone: the journal entry and the words of the button. */
  undo?: { entry: string; label: Text };
  /** Sources of the texts of others that were read before this write, if it can be undone. */
  after?: string[];
  said?: string;
}

interface ResultAnswer {
  kind: 'result';
  result: ToolResult;
  view: CallView;
  declined?: boolean;
  /** Set if the result holds text of others. */
  untrusted?: 'page' | 'label';
  /** Set if this call did not run because the program's same call already waits for an answer: the id of that call. */
  asked?: string;
}

/** The answer of `registry.run`. A failure that the model can correct is a `result` too. */
export type RunAnswer =
  | ResultAnswer
  | { kind: 'confirm'; ticket: string; preview: Preview; calls: string[] }
  | { kind: 'more'; done: number; total: number }
  | { kind: 'permission'; permission: string; ticket: string; reason: Text }
  | { kind: 'page-work'; work: string; data: Json }
  | { kind: 'elsewhere' };

export type CallResult = Extract<RunAnswer, { kind: 'result' }>;
/** A question about a call. The call is sent again once the question is answered. */
export type Question = Extract<RunAnswer, { kind: 'confirm' | 'permission' }>;

/** The end of a call. `unanswered`: no background. `stopped`: by the signal, with a result if it came in time. */
export type CallEnd =
  | CallResult
  | Question
  | { kind: 'unanswered'; error: string }
  | { kind: 'stopped'; result: CallResult | null };

export interface CallToolOptions {
  signal?: AbortSignal;
  /** Id of the call (form `…:1`), for a caller that needs it before the answer. */
  id?: string;
  /** A dry run, which asks, counts and stores nothing. */
  peek?: true;
  /** Called with every answer, including those after which the call continues. */
  onAnswer?(answer: RunAnswer): void;
  /** Shows a question to the user. If absent, a question ends the call. */
  onQuestion?(question: Question): void;
}

/** Calls a tool as the user's own click and waits for its end. Never rejects. */
export type CallTool = (call: Pick<ToolCall, 'name' | 'arguments'>, options?: CallToolOptions) => Promise<CallEnd>;

/** A question that waits for the user. It has no time limit. */
export interface Ticket {
  id: string;
  at: number;
  context: CallContext;
  /** The validated calls with their plans. An approval names rows and never sends arguments again. */
  calls: {
    call: ToolCall;
    rows: PlannedRow[];
    plan: { data?: { [key: string]: Json } };
    /** The new addresses that the question is about, repeated as often as the calls contain them. */
    newAddresses?: string[];
  }[];
  preview: Preview;
  /** The browser session in which its tab ids are valid. */
  session: string;
  /** `permission`: waits for a permission of the browser. It is shown in its turn, but in no list of questions. */
  state: 'open' | 'permission' | 'approved' | 'denied' | 'revoked';
  /** Epoch milliseconds of the answer. */
  answered?: number;
  wants?: { permission: string; reason: Text };
  /** Ids of the ticked rows, once approved. */
  approved?: string[];
  grant?: GrantSpan;
  reason?: string;
}

/** True if somebody reads the reason for a refusal: the model of the conversation, or an outside program. */
export const takesReason = ({ context }: Pick<Ticket, 'context'>): boolean =>
  context.conversation !== null || Boolean(context.client);

export type Policy = 'ask' | 'allow' | 'off';

/** A permission for later calls, limited to the rows' tool and place: so many items per turn, or so many in all. */
export interface Grant {
  id: string;
  tool: string;
  /**
   * Common place of the rows (folder id, tag, window id, host). Null: any place; the grant then holds in one chat only.
   */
  place: string | null;
  /** The place in words, with the names that it had when the grant was given. */
  where?: Text;
  /** Maximum number of items per turn, over all of its calls. With `inAll`, or without a place: items in total. */
  most: number;
  inAll?: true;
  spent?: number;
  /** The only conversation in which it holds; null for all. */
  conversation: string | null;
  /** The outside program that has the grant; null or absent for the panel. */
  client?: string | null;
  at: number;
  used: number;
}

/** A text of others in a conversation. `page`: of pages, files, pastes; `label`: titles and addresses. */
export interface Piece {
  conversation: string;
  at: number;
  grade: 'page' | 'label';
  /** A host, or a word that the user knows ("paste", "tabs"). */
  source: string;
  text: string;
  page?: string;
}

export interface ToolStatistics {
  tool: string;
  calls: number;
  failures: number;
  /** Sum of `execution_time_ms`. */
  time: number;
  last: number;
  /** Uses of each argument by its name, or by `name=value` for lists and yes or no; never a text of the user. */
  arguments?: Record<string, number>;
}

/** A grant in words: "closing up to 3 tabs in Window 1". If the place has no name, it is a host. */
export function grantWords({ tool, place, where, most }: Pick<Grant, 'tool' | 'place' | 'where' | 'most'>): Text {
  const items = text('gate_covers', { tool, n: most, plain: toolName(tool) });
  if (place === null) return items;
  return where
    ? text('gate_covers_in_place', { items, place: where })
    : text('gate_covers_on_host', { items, host: place });
}

/** Largest number of steps that are all named. Of more, those that remove something, else the first. */
const mostNamed = 3;

/**
 * Headline and confirm label for several steps, those that remove something first. `count`: ticked rows of a step, null
 * if it has none to tick; steps with 0 are left out.
 */
export function planWords(
  steps: readonly PlanStep[],
  count: (step: PlanStep) => number | null,
): { headline: Text; verb: Text } {
  const counted = steps.map((step) => ({ step, n: count(step) }));
  const some = counted.filter(({ n }) => n !== 0);
  const ticked = some.length > 0 ? some : counted;
  const removing = ticked.filter(({ step }) => step.destroys);
  const sorted = [...removing, ...ticked.filter(({ step }) => !step.destroys)];
  const named = sorted.map(
    ({ step: { headline }, n }, at): Text => ({
      key: headline.key,
      params: { ...headline.params, ...(n !== null && { n }) },
      part: at === 0 ? 'first' : 'next',
    }),
  );
  const most = named.length > mostNamed ? Math.max(1, removing.length) : mostNamed;
  const more = named.length - most;
  const shown = more > 0 ? [text('gate_plan_more', { steps: named.slice(0, most), n: more })] : named;
  return { headline: text('gate_plan_headline', { steps: shown }), verb: text('gate_plan_verb', { steps: shown }) };
}
