import { failedResult } from '@/src/contract/call.ts';
import type { CallPart, Message, Part } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { ModelMessage, ModelResult } from '@/src/contract/provider.ts';
import { CHARACTERS_PER_TOKEN, estimateTokens } from '@/src/text/estimate-tokens.ts';
import { attachedText } from '../message/attachment-text.ts';
import { withFences } from '../message/foreign-pastes.ts';
import { isOld, withoutNumber } from '../message/other-session.ts';
import { briefResult } from './brief-result.ts';
import { fairShare } from './fair-share.ts';
import { shorten, sizeOf } from './shorten-result.ts';

/** A turn as the model sees it: the user's message, then for each round the answer and the results of its calls. */
export interface HistoryTurn {
  user: ModelMessage[];
  rounds: ModelMessage[][];
  /** True if it is sent before others, as long as it fits. */
  kept?: boolean;
}

export interface HistoryOptions {
  protocol: Pick<Protocol, 'formatCall' | 'formatResult' | 'formatQuoted'>;
  syntax: string;
  /** Maximum size of one result or attachment, in tokens. All of one message take at most twice as much. */
  resultBudget: number;
  /** True for calls and results as data only, without text for a model. */
  unwritten?: boolean;
  brief?: boolean;
  /** True if the model takes pictures. Those of tools are sent in their turn only, since each costs much. */
  pictures?: boolean;
  kept?: readonly string[];
  /** Id of this run of the browser; if absent or null, all messages count as of this run. */
  session?: string | null;
  /** True for a tool that the model may call; absent if it may call none. */
  offers?(tool: string): boolean;
}

const GO_ON =
  'Your message broke off. Go on exactly where it stopped: repeat nothing, and say nothing about the break.';

const STARTED_ANEW =
  'The browser was started anew after this. Ids of tabs, windows and groups above are others now: list them again before you use any.';

/** The stored messages as the model sees them, by turn. Calls and results are complete; their text is cut to size. */
export function historyOf(messages: Message[], options: HistoryOptions): HistoryTurn[] {
  const turns = new Map<string, HistoryTurn>();
  const now = messages.at(-1)?.turn;
  const told = indexesWithNotice(messages, options);
  for (const [index, message] of messages.entries()) {
    const kept = options.kept?.includes(message.turn) && { kept: true };
    const turn = turns.get(message.turn) ?? { user: [], rounds: [], ...kept };
    turns.set(message.turn, turn);
    if (message.role === 'user') turn.user.push(userMessage(message, options));
    else {
      const pictures = options.pictures === true && message.turn === now;
      const place = { goesOn: messages[index + 1]?.role !== 'user', lastOld: told.has(index) };
      turn.rounds.push(round(message, place, { ...options, pictures }));
    }
  }
  return [...turns.values()].map((turn, at) => alternating(turn, at < turns.size - 1));
}

/** Answer for an empty place, since templates of many models refuse two user messages in a row. */
const SILENCE: ModelMessage = { role: 'assistant', text: '(No answer.)' };

/** A turn in which user and assistant alternate. `past`: another turn follows. */
function alternating({ user, rounds, ...turn }: HistoryTurn, past: boolean): HistoryTurn {
  const spoken = rounds.map((round) => (round[0]?.role === 'user' ? [SILENCE, ...round] : round));
  const last = [...user, ...spoken.flat()].at(-1);
  return { ...turn, user, rounds: past && last?.role === 'user' ? [...spoken, [SILENCE]] : spoken };
}

function userMessage(message: Message, options: HistoryOptions): ModelMessage {
  const { protocol, resultBudget, pictures = false, offers = () => false, session } = options;
  const { parts, attached: given = [], selected } = message;
  const said = joined(parts, () => null);
  const text = withFences(said, message, protocol);
  const sizes = given.map((one) => estimateTokens(one.text));
  const budget = eachOf(sizes, resultBudget);
  const attached = given.map((one) => attachedText(one, protocol, { budget, pictures, offers, session }));
  const images = pictures ? given.flatMap((one) => one.image ?? []) : [];
  return {
    role: 'user',
    at: message.at,
    text: [text.trim(), ...attached.map((one) => one.text)].join('\n\n'),
    ...(images.length ? { images } : {}),
    ...counted(attached.filter((one) => one.cut).length),
    ...(message.intent ? { intent: message.intent, ...(isOld(message, session) && { old: true }) } : {}),
    ...(selected && { selected: isOld(message, session) ? selected.map(withoutNumber) : selected }),
  };
}

/** The messages after which ids are no longer valid: the last results of an earlier browser run and of kept turns. */
function indexesWithNotice(messages: Message[], { session, kept = [] }: HistoryOptions): Set<number> {
  const old = messages.flatMap((message, index) => (isOld(message, session) && hasResults(message) ? [index] : []));
  const ofKept = kept.map((turn) => old.findLast((index) => messages[index]?.turn === turn));
  return new Set([old.at(-1), ...ofKept].filter((index) => index !== undefined));
}

const hasResults = ({ parts }: Message): boolean => parts.some((part) => part.type === 'call' && part.result?.success);

/** The messages of a round. `goesOn`: the model continues right after it. `lastOld`: ids before it are not valid. */
function round(
  message: Message,
  { goesOn, lastOld }: { goesOn: boolean; lastOld: boolean },
  options: HistoryOptions,
): ModelMessage[] {
  const { protocol, syntax, resultBudget, unwritten = false, brief = false } = options;
  const cut = message.state !== 'complete';
  const calls = message.parts.filter((part): part is CallPart => part.type === 'call' && part.state !== 'writing');
  const results = calls.map((part) => {
    const { images = [], ...result } = part.result ?? notRun;
    return { part, result, images };
  });
  // Not shown to the model: it would continue half a call, and believe a result that it invented itself.
  const broken = (part: Part) =>
    part.type !== 'call-error' || cut || part.code === 'invented-result' ? null : part.raw;
  const prose = joined(message.parts, broken);
  const text = joined(message.parts, (part) =>
    part.type === 'call' && part.state !== 'writing' ? protocol.formatCall(syntax, formattable(part)) : broken(part),
  );
  let shortened = 0;
  const sizes = unwritten ? [] : results.map(({ result }) => Math.ceil(sizeOf(result.data) / CHARACTERS_PER_TOKEN));
  const budget = eachOf(sizes, resultBudget);
  const given = results.map(({ part, result }): ModelResult => {
    const old = isOld(message, options.session) && { old: message.session };
    if (unwritten) return { call: part.call, result, ...old };
    const shown = shorten(result, budget);
    if (shown !== result) shortened += 1;
    const { mark = null } = part;
    const text = brief
      ? briefResult(shown, mark, protocol)
      : protocol.formatResult(syntax, formattable(part), shown, mark);
    return { call: part.call, result, text, ...old };
  });
  const said = cut ? [] : message.parts.map(correction).filter((line) => line !== null);
  if (given.length === 0 && cut && goesOn && text) said.push(GO_ON);
  if (lastOld) said.push(STARTED_ANEW);
  const told = [...given.flatMap((one) => one.text ?? []), ...said];
  const answer: ModelMessage = {
    role: 'assistant',
    text,
    ...(calls.length ? { calls: calls.map((p) => p.call), prose } : {}),
  };
  const images = options.pictures ? results.flatMap((one) => one.images) : [];
  const reply: ModelMessage = {
    role: 'user',
    text: told.join('\n\n'),
    ...(images.length ? { images } : {}),
    ...counted(shortened),
    ...(calls.length ? { results: given, prose: said.join('\n\n') } : {}),
  };
  return [...(text ? [answer] : []), ...(told.length || given.length ? [reply] : [])];
}

/** The budget of each of several texts: long texts share what short ones do not need. */
const eachOf = (sizes: number[], budget: number): number => Math.min(budget, fairShare(sizes, 2 * budget));

const counted = (shortened: number) => (shortened > 0 ? { shortened } : {});

const correction = (part: Part): string | null =>
  part.type === 'call-error' ? `This call was not run (${part.code}): ${part.message} ${part.suggestion}`.trim() : null;

const formattable = ({ call, reasoning }: CallPart) => ({
  name: call.name,
  arguments: call.arguments,
  ...(reasoning ? { reasoning } : {}),
});

/** The text of an answer, with calls as blocks of their own, without reasoning. */
function joined(
  parts: Part[],
  source: (part: Extract<Part, { type: 'call' | 'call-error' }>) => string | null,
): string {
  const blocks = parts.map((part) => {
    if (part.type === 'text') return part.text.trim();
    return part.type === 'call' || part.type === 'call-error' ? (source(part) ?? '') : '';
  });
  return blocks.filter((block) => block !== '').join('\n\n');
}

const notRun = failedResult('Not run: the response broke off.');
