import type { Conversation, Message, TurnEnd } from '@/src/contract/conversation.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import { StoreError } from '@/src/contract/records.ts';
import type { Piece } from '@/src/contract/run.ts';
import type { ModelAccess } from '@/src/contract/settings.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { demonstration } from '../context/demonstration.ts';
import { contextBudget, fitContext, roomForEach, wholeContext, withinReach } from '../context/fit-context.ts';
import { historyOf } from '../context/model-history.ts';
import { outgoing } from '../context/outgoing-messages.ts';
import { seenIds } from '../context/seen-ids.ts';
import { attachedWords } from '../message/attachment-text.ts';
import { foreignPastes } from '../message/foreign-pastes.ts';
import { isQuoted } from '../message/is-quoted.ts';
import { openCalls } from '../message/parts.ts';
import { askModelAccess } from './ask-model-access.ts';
import { asShown, asTextOfOthers } from './imported-history.ts';
import { lookUpTurn } from './look-up-turn.ts';
import { type Opened, openTurn } from './open-turn.ts';
import { refusePrivate } from './refuse-private.ts';
import { repeatedFailure } from './repeated-failure.ts';
import { runCalls } from './run-calls.ts';
import { serverWaits } from './server-wait.ts';
import { type RoundOptions, streamRound } from './stream-round.ts';
import type { LookedUp, Tools, TurnPorts, TurnStart } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/**
 * Runs a turn to its end: rounds of the model, each with its calls, until a round has no calls. A request may be sent
 * while the turn or the round before it is being stored. Calls run only once their round is stored, so that another
 * page can continue from there.
 *
 * The caller holds the Web Lock `turn:<conversation>` until this resolves (`Services.tryLock`). Before it continues a
 * turn that it found in the store, it calls `cutMessages`, then starts with `resume` if the state is `waiting` or
 * `running`, with the provider, model and syntax of the turn as long as that provider exists.
 *
 * Failures on the way become the reason of the end. Rejects only if there is no turn, if the store cannot be read
 * before the turn begins, or if it fails after the last round.
 */
export async function runTurn(start: TurnStart, ports: TurnPorts): Promise<TurnEnd> {
  const opened = await openTurn(start, ports);
  const { record } = opened;
  const isNew = start.kind === 'new';
  const asked = isNew ? start.userMessage : record.messages().findLast(({ role }) => role === 'user');
  const lookedUp = (isNew && start.lookedUp) || lookUpTurn(record.turn().conversation, { asked, isNew }, ports);
  const end = await endOf(opened, lookedUp, ports);
  const ended = record.enter({ state: end.reason === 'answered' ? 'done' : 'stopped', end });
  await (end.reason === 'not-stored' ? ended.catch(() => {}) : ended);
  ports.emit({ type: 'turn-end', end });
  return end;
}

async function endOf(opened: Opened, lookedUp: Promise<LookedUp>, ports: TurnPorts): Promise<TurnEnd> {
  const { record } = opened;
  const begun = opened.begin();
  begun.catch(() => {});
  try {
    const end = await rounds(opened, await lookedUp, begun, ports);
    await begun;
    return end;
  } catch (thrown) {
    const failure = await begun.then(
      () => null,
      (error: unknown) => error,
    );
    const last = record.rounds().at(-1);
    const ending =
      ports.signal.aborted && last
        ? runCalls(record, last, { isRead: () => false, respectsAccess: () => false }, undefined, ports)
        : Promise.resolve();
    const next = await ending.then(
      () => null,
      (error: unknown) => error,
    );
    const error = [failure, thrown, next].find((one) => one instanceof StoreError) ?? thrown;
    if (error instanceof StoreError) return { reason: 'not-stored', why: error.text };
    if (ports.signal.aborted) return { reason: 'stopped' };
    return { reason: 'error', error: { code: 'unknown', detail: errorMessage(error) } };
  }
}

/** `begun`: resolves once the turn is stored. */
async function rounds(
  { record, chat: before }: Opened,
  { tools, imported }: LookedUp,
  begun: Promise<void>,
  ports: TurnPorts,
): Promise<TurnEnd> {
  const { signal, access: port } = ports;
  // Built-in commands end by themselves, and may need a round for each page of a long list.
  const limit = ports.caller === 'command' ? 0 : ports.maxToolRounds;
  const found = record.rounds().at(-1);
  if (!found) await recordPieces(record, ports);

  const waits = serverWaits(record, ports);
  let { startInReasoning } = ports.settings;
  /** The conversation for the next request; undefined if it has to be read again. */
  let known: Conversation | null | undefined = before;
  let calling = found && openCalls(found.parts).length > 0 ? found : null;
  while (calling || !signal.aborted) {
    if (!calling) {
      const phase = record.turn();
      const access = port && (await askModelAccess(record, port, tools.kindsOf, ports));
      if (signal.aborted) break;
      if (port && !access) return { reason: 'not-now', name: port.name };
      const { conversation } = record.turn();
      const hasWaited = record.turn() !== phase;
      const chat = known === undefined || hasWaited ? await ports.conversations.get(conversation) : known;
      known = undefined;
      const options = await roundOptions(record, { tools, access, startInReasoning, imported, chat }, ports);
      const { message, end, opensReasoning } = await streamRound(record, { ...options, begun }, ports);
      if (opensReasoning !== null && opensReasoning !== startInReasoning) {
        startInReasoning = opensReasoning;
        await ports.learn({ startInReasoning });
      }
      if (end && message.parts.length === 0 && (await waits.over(end))) continue;
      if (end) return signal.aborted ? { reason: 'stopped' } : end;
      waits.forget();
      if (!asksForMore(message, ports.caller)) return { reason: 'answered' };
      calling = message;
    }
    await begun;
    const allowed = await port?.read();
    if (allowed) calling = await refusePrivate(record, calling, allowed, tools);
    await runCalls(record, calling, tools, allowed?.allowed, ports);
    calling = null;
    if (signal.aborted) break;
    const failing = repeatedFailure(record.rounds());
    if (failing) return { reason: 'repeated-failure', tool: failing.tool };
    // Stops at each multiple of the limit, so that continuing allows as many rounds again.
    const count = record.rounds().length;
    if (limit > 0 && count % limit === 0) return { reason: 'round-limit', rounds: count };
  }
  return { reason: 'stopped' };
}

/** True if there are calls to run, or mistakes to tell the model. */
const asksForMore = ({ parts }: Message, caller: TurnPorts['caller']): boolean =>
  openCalls(parts).length > 0 || (caller === 'model' && parts.some((part) => part.type === 'call-error'));

/** Records pastes and attachments as text of others before any model sees them, also of turns without a round. */
async function recordPieces(record: TurnRecord, ports: TurnPorts): Promise<void> {
  const { conversation } = record.turn();
  const answered = new Set(record.messages().map(({ role, turn }) => role === 'assistant' && turn));
  const mine = record.messages().filter(({ turn }) => !answered.has(turn));
  const pieces: Pick<Piece, 'grade' | 'source' | 'text'>[] = [
    ...mine.flatMap(foreignPastes).map((text) => ({ grade: 'page', source: 'paste', text }) as const),
    ...mine
      .flatMap(({ attached = [] }) => attached)
      .flatMap((one) =>
        [one.source, ...(one.frames ?? [])].map((source) => ({ grade: one.grade, source, text: attachedWords(one) })),
      ),
  ];
  for (const piece of pieces) await ports.ask('recordPiece', { conversation, ...piece });
}

interface Known extends LookedUp {
  access: ModelAccess | null;
  startInReasoning: boolean;
  chat: Conversation | null;
}

async function roundOptions(
  record: TurnRecord,
  { tools, access, startInReasoning, imported, chat }: Known,
  ports: TurnPorts,
): Promise<Omit<RoundOptions, 'begun'>> {
  const { protocol, syntax, model, settings, caller } = ports;
  const { kept = [] } = chat ?? {};
  const several = settings.several || caller === 'command';
  const instructions = settings.systemPrompt ? { instructions: settings.systemPrompt } : {};
  const { brief } = contextBudget(settings);
  const structured = protocol.isStructured(syntax);
  const system = protocol.prompt({ syntax, tools: tools.prompted, several, ...(brief && { brief }), ...instructions });
  const stored = record.messages();
  const all = caller === 'command' ? asShown(stored, imported) : asTextOfOthers(stored, imported, protocol);
  const seen = access ? outgoing(all, access, tools.kindsOf) : all;
  const shown = brief ? demonstration(tools.prompted, { protocol, syntax }) : [];
  const { messages, fit } = fitted(seen, [{ role: 'system', text: system }, ...shown], { tools, kept }, ports);
  const constraint = heldToShape(stored, startInReasoning, ports)
    ? await protocol.constraint?.(syntax, tools.prompted, seenIds(stored))
    : null;
  return {
    request: {
      model,
      messages,
      tools: structured ? tools.prompted : tools.all,
      context: settings.contextTokens,
      ...(structured ? { nativeTools: true } : {}),
      ...(settings.temperature === undefined ? {} : { temperature: settings.temperature }),
      ...(settings.maxOutput === undefined ? {} : { maxOutput: settings.maxOutput }),
      ...(constraint && { constraint }),
    },
    parser: { syntax, toolNames: tools.all.map((tool) => tool.name), startInReasoning },
    several,
    fit,
    isQuoted: (call) => caller === 'model' && isQuoted(call, stored, imported, tools.isRead),
  };
}

/** True if the server can enforce a shape of answers and the model does not reason, for which a shape has no place. */
function heldToShape(stored: Message[], startInReasoning: boolean, { settings, caller }: TurnPorts): boolean {
  const reasons = startInReasoning || stored.some(({ parts }) => parts.some(({ type }) => type === 'reasoning'));
  return settings.constrained === true && caller === 'model' && !reasons;
}

/** The messages that fit into the context after the opening and what is sent beside it. */
function fitted(
  seen: Message[],
  opening: ModelMessage[],
  { tools, kept }: { tools: Tools; kept: readonly string[] },
  { protocol, syntax, settings, session, caller }: TurnPorts,
): ReturnType<typeof fitContext> {
  const structured = protocol.isStructured(syntax);
  const historyIn = (messages: Message[], resultBudget: number) =>
    historyOf(messages, {
      protocol,
      syntax,
      resultBudget,
      unwritten: caller === 'command',
      brief: contextBudget(settings).brief && !structured,
      pictures: settings.images,
      kept,
      session,
      offers: (tool) => tools.all.some(({ name }) => name === tool),
    });
  // Built-in commands send nothing to a model, and may need all pages that they have read.
  if (caller === 'command') return wholeContext(opening, historyIn(seen, 0));
  const beside = structured ? estimateTokens(JSON.stringify(tools.prompted)) : 0;
  const { messages, turns: beyond } = withinReach(seen, kept, contextBudget(settings).total);
  const latest = messages.filter(({ turn }) => turn === messages.at(-1)?.turn);
  const each = roomForEach(opening, (budget) => historyIn(latest, budget)[0], settings, beside);
  return fitContext(opening, historyIn(messages, each), settings, { beside, beyond });
}
