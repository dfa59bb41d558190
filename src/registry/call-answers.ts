import { hostOf } from '@/src/address/address.ts';
import type { CallResult, CallView, RunAnswer, Ticket } from '@/src/contract/run.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';
import { type Tool, type ToolCall, ToolError, type ToolResult } from '@/src/contract/tool.ts';
import type { Gate } from '@/src/gate/gate.ts';
import { pick } from '@/src/text/pick.ts';
import type { Run } from './call-run.ts';

/** Counts and time of a call's run, beside its data. */
export interface Report {
  retries: number;
  cached: boolean;
  /** Duration in milliseconds. */
  time: number;
}

const instant: Report = { retries: 0, cached: false, time: 0 };

export const succeeded = (data: unknown, report: Report): ToolResult => ({
  success: true,
  data,
  error: null,
  execution_time_ms: report.time,
  retries: report.retries,
  ...(report.cached ? { cached: true } : {}),
});

export const failed = (error: ToolError, report: Report = instant, data: unknown = null): ToolResult => ({
  success: false,
  data,
  error: error.message,
  ...pick(error, 'code', 'refusal', 'suggestion'),
  execution_time_ms: report.time,
  retries: report.retries,
});

const plainView = (sentence: Text): CallView => ({ sentence, rows: [], total: 0 });

/** The answer for a call that could not run. `args`: validated, for the tool's own sentence. */
export function failure(
  error: ToolError,
  name: string,
  tool?: Tool,
  args?: Record<string, unknown>,
  report?: Report,
): CallResult {
  const sentence =
    tool && args ? tool.sentence({ arguments: args, data: null }) : text('gate_call_failed', { tool: toolName(name) });
  return { kind: 'result', result: failed(error, report), view: plainView(sentence) };
}

/** The answer for a call that the user declined; their reason is shown with the first call of the question. */
export function declined({ id, name }: Pick<ToolCall, 'id' | 'name'>, ticket: Ticket): RunAnswer {
  const no = ticket.state === 'revoked' ? 'The question was withdrawn' : 'The user declined';
  const error = ticket.reason === undefined ? no : `${no}: ${ticket.reason}`;
  const next = ticket.reason === undefined ? 'ask what they want instead' : 'do what they say instead';
  const result = failed(new ToolError('denied', error, `Do not try it again; ${next}.`));
  const said = ticket.reason !== undefined && ticket.calls[0]?.call.id === id ? { said: ticket.reason } : {};
  const view = { ...plainView(text('gate_declined', { tool: toolName(name) })), ...said };
  return { kind: 'result', result, view, declined: true };
}

/** One answer for calls approved together: a question of one, else the first with a sentence for all. */
export function summedUp(answers: RunAnswer[]): RunAnswer {
  const results = answers.flatMap((answer) => (answer.kind === 'result' ? [answer] : []));
  const [first] = results;
  const other = answers.find(({ kind }) => kind !== 'result');
  if (other || !first) return other ?? answers[0]!;
  const done = results.filter((answer) => !answer.declined).map(({ view }) => view.sentence);
  if (done.length < 2) return results.find((answer) => !answer.declined) ?? first;
  const steps = done.map((sentence, at): Text => ({ ...sentence, part: at === 0 ? 'first' : 'next' }));
  return { ...first, view: { ...first.view, sentence: text('gate_done', { steps }) } };
}

export const question = ({ id, preview, calls }: Ticket): RunAnswer => ({
  kind: 'confirm',
  ticket: id,
  preview,
  calls: calls.map(({ call }) => call.id),
});

const reasons = new Map<string, Text>([
  ['<all_urls>', text('gate_permission_all_sites')],
  ['history', text('gate_permission_history')],
  ['sessions', text('gate_permission_sessions')],
  ['readingList', text('gate_permission_reading_list')],
  ['cookies', text('gate_permission_cookies')],
]);

/** The reason shown with the request for a permission. Sites are named by their origin patterns. */
function reasonFor(permission: string): Text {
  const sites = permission.split(' ').filter((one) => one.includes('://'));
  const [site] = sites;
  if (sites.some((one) => /:\/\/\*\//.test(one))) return text('gate_permission_all_sites');
  if (site === undefined) return reasons.get(permission) ?? text('gate_permission', { permission });
  return sites.length === 1
    ? text('gate_permission_site', { site: hostOf(site.replace('*', '')) ?? site })
    : text('gate_permission_sites', { n: sites.length });
}

/** Asks the user for a permission of the browser. When it is given, the same call continues. */
export async function askPermission(
  tickets: Pick<Gate['tickets'], 'askPermission'>,
  { call, context }: Pick<Run, 'call' | 'context'>,
  permission: string,
): Promise<RunAnswer> {
  if (context.peek) return failure(new ToolError('missing-permission', `This needs ${permission}.`), call.name);
  const reason = reasonFor(permission);
  const ticket = await tickets.askPermission(call, context, { permission, reason });
  return ticket.state === 'permission'
    ? { kind: 'permission', permission, ticket: ticket.id, reason }
    : declined(call, ticket);
}

/** The answer to an outside program that asks too often; null if the user may be asked. */
export async function refusedToAsk(
  tickets: Pick<Gate['tickets'], 'refusal'>,
  { call, context }: Pick<Run, 'call' | 'context'>,
): Promise<RunAnswer | null> {
  const refusal = await tickets.refusal(call, context);
  switch (refusal?.kind) {
    case undefined:
      return null;
    case 'said-no':
      return declined(call, refusal.ticket);
    case 'asked': {
      const again = `Call ${call.name} again with the same arguments to wait for the answer.`;
      const error = new ToolError('denied', 'The user is being asked this already.', again);
      return { ...failure(error, call.name), asked: refusal.call };
    }
    case 'too-many': {
      const words = 'Five questions of yours wait for the user.';
      return failure(new ToolError('denied', words, 'Wait until one is answered.'), call.name);
    }
    default:
      return refusal satisfies never;
  }
}
