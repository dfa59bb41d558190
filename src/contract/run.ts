import type { WorkOutcome } from './call.ts';
import type { Json } from './json.ts';
import type { ListOf } from './next-step.ts';
import { type Text, text, toolName } from './text.ts';
import type { CallContext, Effect, Inverse, LiveRow, PlannedRow, Row, ToolCall, ToolResult } from './tool.ts';

/** One part of a plan: the rows of one call (or of one heading in it). */
export interface PreviewSection {
  id: string;
  call: string;
  tool: string;
  effect: Effect;
  inverse: Inverse;
  title: Text | null;
  rows: Row[];
}

/** Calls of a plan that do the same, and their question with its count `n`. */
export interface PlanStep {
  calls: string[];
  headline: Text;
  /** It removes something: it is always named, before the others. */
  destroys?: true;
}

/** Content of the confirmation. Made by the background from the browser's state. */
export interface Preview {
  headline: Text;
  /** Why it asks: the gate's reason. */
  reason: Text;
  notes: Text[];
  verb: Text;
  refuse: Text;
  /** Steps of a combined plan: `headline` and `verb` are made of them. */
  steps?: PlanStep[];
  sections: PreviewSection[];
  /** Full addresses that would be opened or set and that stand nowhere in the browser's state. */
  addresses: string[];
  /** Sources of texts of others in the context, if they are the reason. */
  sources: string[];
  grants: GrantSpan[];
  /** A grant in words: tool, place and number. Absent where there is none to give. */
  covers?: Text;
}

export type GrantSpan = 'chat' | 'always';

/** Content of a call's card. */
export interface CallView {
  sentence: Text;
  rows: LiveRow[];
  total: number;
  of?: ListOf;
  /** Present when undo applies: the journal entry and the button's words. */
  undo?: { entry: string; label: Text };
  /** After which source of others' text an undoable write ran. */
  after?: string[];
  /** The user's words, where they declined in words. */
  said?: string;
}

interface ResultAnswer {
  kind: 'result';
  result: ToolResult;
  view: CallView;
  declined?: boolean;
  /** Set where the result holds text of others. */
  untrusted?: 'page' | 'label';
  /** The id of the same call of the program, whose question is open; this one did not run. */
  asked?: string;
}

/** The answer of `registry.run`. Failures that the model can correct are results too. */
export type RunAnswer =
  | ResultAnswer
  | { kind: 'confirm'; ticket: string; preview: Preview; calls: string[] }
  | { kind: 'more'; done: number; total: number }
  | { kind: 'permission'; permission: string; ticket: string; reason: Text }
  | { kind: 'page-work'; work: string; data: Json }
  | { kind: 'elsewhere' };

/** `rest`: the calls of the same response that follow, so that one plan can show all dangerous ones. */
export interface RunRequest {
  call: ToolCall;
  rest: ToolCall[];
  context: CallContext;
  /** Outcomes of the page's work for this call, by the name of the work. */
  worked?: Record<string, WorkOutcome>;
}

/** The answer of a call that has ended. */
export type CallResult = Extract<RunAnswer, { kind: 'result' }>;
/** A question about a call, which is repeated once the question is answered. */
export type Question = Extract<RunAnswer, { kind: 'confirm' | 'permission' }>;

/**
 * The end of a call for its page. `unanswered`: the background could not be reached. `stopped`: by the signal; with
 * `result` if the call reported in time what it had done.
 */
export type CallEnd =
  | CallResult
  | Question
  | { kind: 'unanswered'; error: string }
  | { kind: 'stopped'; result: CallResult | null };

export interface CallToolOptions {
  signal?: AbortSignal;
  /** The id of the call, if the caller needs to know it before the answer; of the form `…:1`. */
  id?: string;
  /** A dry run: nothing is asked, counted or stored. */
  peek?: true;
  /** Called with each answer, also those after which the call goes on. */
  onAnswer?(answer: RunAnswer): void;
  /** Shows a question; without this, a question ends the call. */
  onQuestion?(question: Question): void;
}

/** Calls a tool as the user's own click, and waits for its end. Never rejects. */
export type CallTool = (call: Pick<ToolCall, 'name' | 'arguments'>, options?: CallToolOptions) => Promise<CallEnd>;

export interface Approval {
  ticket: string;
  /** Ids of the ticked rows, as the preview gave them. */
  rows: string[];
  grant?: GrantSpan;
}

/** A question that waits for the user. It never times out. */
export interface Ticket {
  id: string;
  at: number;
  context: CallContext;
  /** The calls it asks for, validated, each with its plan. Approval names rows and never resends arguments. */
  calls: {
    call: ToolCall;
    rows: PlannedRow[];
    plan: { data?: { [key: string]: Json } };
    /** The new addresses that the question is about, as often as the call has them. */
    newAddresses?: string[];
  }[];
  preview: Preview;
  /** The browser session in which tab ids hold. */
  session: string;
  /** `permission`: waits for one of the browser's own; shown in its turn and in no list of questions. */
  state: 'open' | 'permission' | 'approved' | 'denied' | 'revoked';
  /** Epoch milliseconds of the answer. */
  answered?: number;
  /** The permission that it waits for, and why. */
  wants?: { permission: string; reason: Text };
  /** Ticked row ids, once approved. */
  approved?: string[];
  grant?: GrantSpan;
  reason?: string;
}

/** True where somebody reads why the user refused: the model of the conversation, or an outside program. */
export const takesReason = ({ context }: Pick<Ticket, 'context'>): boolean =>
  context.conversation !== null || Boolean(context.client);

export type Policy = 'ask' | 'allow' | 'off';

/**
 * A permission for later calls, as narrow as the rows for which it was given: so many items in a turn, or altogether.
 */
export interface Grant {
  id: string;
  tool: string;
  /** The rows' common place (folder id, tag, window id, host); null: they had none, and it holds in one chat only. */
  place: string | null;
  /** The place as the user reads it, with the names of the time when it was granted. */
  where?: Text;
  /** At most so many items a turn, in however many calls; with `inAll`, or without a place, so many altogether. */
  most: number;
  inAll?: true;
  /** Number of items that have used it so far. */
  spent?: number;
  /** Null: always. */
  conversation: string | null;
  /** The outside program that it was given to; null or absent: the panel. */
  client?: string | null;
  at: number;
  /** Number of calls that have used it. */
  used: number;
}

/** A text of others that entered a conversation. `page`: page text, files, pastes; `label`: titles and addresses. */
export interface Piece {
  conversation: string;
  at: number;
  grade: 'page' | 'label';
  /** A host, or the user's word for it ("paste", "tabs"). */
  source: string;
  text: string;
  /** Address of the page that was read. */
  page?: string;
}

export interface ToolStatistics {
  tool: string;
  calls: number;
  failures: number;
  /** Sum of `execution_time_ms`. */
  time: number;
  last: number;
  /**
   * Count of each argument that was sent, by its name, or as `name=value` where the value is one of a list or yes or
   * no. Never a text of the user's.
   */
  arguments?: Record<string, number>;
}

/** A grant in words: "closing up to 3 tabs in Window 1". A place without a name of its own is a host. */
export function grantWords({ tool, place, where, most }: Pick<Grant, 'tool' | 'place' | 'where' | 'most'>): Text {
  const items = text('gate_covers', { tool, n: most, plain: toolName(tool) });
  if (place === null) return items;
  return where
    ? text('gate_covers_in_place', { items, place: where })
    : text('gate_covers_on_host', { items, host: place });
}

/** Most steps that are all named. Of more steps those that remove something are, or else the first. */
const mostNamed = 3;

/**
 * Headline and label of the yes for several steps. `count`: the ticked rows of a step, null where it has none to tick;
 * a step of which nothing is ticked is left out. Steps that remove something come first.
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
