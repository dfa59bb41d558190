import type { ModelEvent, ModelRequest, Provider } from '@/src/contract/provider.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { intentById } from './all-commands.ts';
import { needsModel, showChanges } from './assistant/assistant-commands.ts';
import type { Slots } from './frame/command-frame.ts';
import { sitesOnTopic } from './languages/site-topics.ts';
import { type Beyond, isTopic, type Topic } from './match.ts';
import { matchWhenReady } from './match-command.ts';
import { chipFor, withoutModel } from './nearest-commands.ts';
import { namedIn, notUnderstood, waysFor } from './not-understood.ts';
import { orderByName, runMatch } from './order-by-name.ts';
import { isMisread } from './script/misread.ts';
import { readPage } from './script/read-results.ts';
import { type Move, nextMove } from './script/replay-script.ts';
import type { Answer, Call, CommandContext, Script } from './script/script.ts';
import { answer, chip, isAnswered, isRefusedInWords, withWays } from './script/script.ts';
import type { CommandIntent } from './table/command.ts';
import { recentlyClosed } from './tabs/closed-tab-commands.ts';
import { isToChooseFrom, readTurn, type Turn } from './turn.ts';

/** Properties of the panel that commands need. */
export interface PanelNeeds {
  say(text: Text): string;
  now(): number;
  firstDay: number;
  ownModel: boolean;
  language: string;
}

export interface ProviderNeeds extends PanelNeeds {
  /** A call in the notation that the chat reads. */
  formatCall(call: Call): string;
}

/** Built-in commands as a model: a sentence in, calls and answers out. Keeps no state. */
export function createProvider(needs: ProviderNeeds): Provider {
  return {
    async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent> {
      if (signal.aborted) {
        yield { type: 'finish', reason: 'aborted', endMark: true };
        return;
      }
      const turn = readTurn(request.messages);
      yield* eventsOf(await moveOf(turn, needs), turn, needs);
    },
    models: async () => [],
  };
}

/** The context in which a command runs. `sure`: no typing error of its sentence was corrected. */
export const contextOf = (
  { list, more, used }: Turn,
  { say, language, firstDay, ownModel, now }: Omit<PanelNeeds, 'now'> & { now: number },
  sure: boolean,
): CommandContext => ({ list, more, used, sure, say, language, now, firstDay, ownModel, sitesOn: sitesOnTopic });

/** The next move of a turn: calls or an answer. */
async function moveOf(turn: Turn, needs: ProviderNeeds): Promise<Move> {
  // "Today" means the day on which it was said.
  const now = turn.at ?? needs.now();
  const context = (sure: boolean) => contextOf(turn, { ...needs, now }, sure);
  // Its label may be the title of a page: nobody's words to be obeyed.
  if (turn.gone) return { kind: 'answer', answer: answer(text('command_list_changed')) };
  if (turn.intent) {
    const intent = intentById.get(turn.intent.id);
    const slots = turn.intent.slots as Slots;
    return intent
      ? withWayBack(nextMove(intent.run(slots, context(true)), turn.results), intent, slots, turn)
      : { kind: 'answer', answer: answer(text('command_later')) };
  }
  const match = await matchWhenReady(turn.sentence, { language: needs.language, now });
  switch (match.kind) {
    case 'intent': {
      // The gate asks before a tool removes something, unless the user always allows that tool. A sentence that may
      // mean less than was read is asked about in any case.
      const isPlain = match.intent.effect === 'destroy' && match.exact && match.sure && !match.loose;
      const script = runMatch(turn.sentence, match, context(match.sure), match.plan && !isPlain);
      const move = nextMove(script, turn.results);
      const isEnd = isNothingFound(move, match.slots) || (isDeadEnd(move) && !match.exact);
      if (move.kind === 'answer' && isEnd && !turn.results.some(({ result }) => isAnswered(result)))
        return alsoNear(move, nextMove(notUnderstood(turn.sentence, needs.language, now, tried(match)), turn.results));
      return withWayBack(move, match.intent, match.slots, turn);
    }
    case 'beyond':
      return nextMove(beyondCommands(match.beyond, turn.sentence, needs), turn.results);
    case 'none':
      return nextMove(runUnread(turn.sentence, context(true)), turn.results);
    default:
      return match satisfies never;
  }
}

/** After a refusal in words, offers the list again, whose rows can be unticked, and the ways to a model. */
function withWayBack(move: Move, { id, effect, title }: CommandIntent, slots: Slots, { results }: Turn): Move {
  if (move.kind !== 'answer' || !results.some(({ result }) => isRefusedInWords(result))) return move;
  // Other commands may run at once when a chip says them: there would be no list.
  const again = effect === 'destroy' && chip(title(slots), id, slots);
  return { kind: 'answer', answer: withWays(answer(move.answer.lines, again), ['commands', 'add-model']) };
}

/** Does what a sentence that is no command says of something by its name; else suggests commands near to it. */
function* runUnread(sentence: string, context: CommandContext): Script {
  const done = yield* orderByName(sentence, context);
  return done ?? (yield* notUnderstood(sentence, context.language, context.now));
}

/** True for an answer that says that a name or pronoun stands for nothing. */
const isDeadEnd = (move: Move): move is Move & { kind: 'answer' } => move.kind === 'answer' && isMisread(move.answer);

/** True if nothing has the words, sites or tags that were said, and the answer leads on to one thing at most. */
const isNothingFound = (move: Move, { words, sites, tagged }: Slots): boolean =>
  move.kind === 'answer' &&
  move.answer.count === 0 &&
  (words ?? sites ?? tagged) !== undefined &&
  move.answer.chips.length <= 1;

/** Number of commands that an answer leads on to. */
const mostChips = 3;

/** The command that was tried, with the words that nothing has. */
const tried = ({ intent, slots }: { intent: CommandIntent; slots: Slots }): Chip =>
  chip(intent.title(slots), intent.id, slots);

/** Lines of a second answer that say more than that the sentence was not understood. */
const kept = new Set<string>(['command_found_by_part', 'command_reminder_how', 'command_windows_how']);

/**
 * The answer to what a sentence was taken for, with what has a part of its words and the other commands near it: perhaps
 * one of them was meant.
 */
function alsoNear({ answer: { lines: first, chips: own } }: Move & { kind: 'answer' }, near: Move): Move {
  if (near.kind !== 'answer') return near;
  const offered = new Set(own.map(({ intent }) => intent.id));
  const lines = [...first, ...near.answer.lines.filter(({ key }) => kept.has(key))];
  const chips = [...own, ...near.answer.chips.filter(({ intent }) => !offered.has(intent.id))].slice(0, mostChips);
  return { ...near, answer: { ...near.answer, lines, chips } };
}

/** Answer to what is beyond commands. What it names of the user's own things is offered all the same. */
function* beyondCommands(what: Beyond, sentence: string, needs: ProviderNeeds): Script {
  if (isTopic(what)) {
    const said = onTopic[what](needs, sentence);
    return 'lines' in said ? said : yield* said;
  }
  const own = yield* waysFor(sentence, needs.language);
  const isOrder = own.some(({ intent }) => intentById.get(intent.id)?.effect !== 'read');
  if (what === 'elsewhere' && isOrder) return yield* notUnderstood(sentence, needs.language, needs.now());
  return what === 'model'
    ? needsModel(needs, [...own.slice(0, 1), ...withoutModel(sentence, needs.language)])
    : withWays(answer(text('command_elsewhere'), ...own), ['model', 'add-model']);
}

const onTopic: Record<Topic, (needs: ProviderNeeds, sentence: string) => Answer | Script> = {
  privacy: () => answer([text('command_privacy_here'), text('command_privacy_model')]),
  ai: ({ ownModel }) =>
    withWays(answer([text('command_ai_without'), text('command_ai_models', { own: ownModel ? 'yes' : 'no' })]), [
      'commands',
      'add-model',
    ]),
  rules: () => withWays(answer(text('command_rules_where')), ['rules']),
  *reminders() {
    const { total } = yield* readPage('list_sessions', { snoozed: true });
    return withWays(answer(text('command_reminders', { n: total }), ...chipFor('session.list')), ['rules']);
  },
  *'way-back'(_, sentence) {
    const lines = [text('command_back_list'), text('command_back_undo'), text('command_back_lost')];
    return answer(lines, ...(yield* namedIn(sentence)), showChanges, recentlyClosed);
  },
  keeping: () =>
    answer(
      [
        text('command_keep_bookmark'),
        text('command_keep_reading'),
        text('command_keep_session'),
        text('command_keep_snooze'),
        text('command_keep_group'),
        text('command_keep_tag'),
      ],
      ...['reading.list', 'session.list'].flatMap((id) => chipFor(id)),
    ),
};

function* eventsOf(move: Move, { session }: Turn, { say, formatCall }: ProviderNeeds): Iterable<ModelEvent> {
  if (move.kind === 'answer') {
    const { lines, chips, choice, ways = [] } = move.answer;
    yield { type: 'text-delta', text: lines.map(say).join('\n\n') };
    if (chips.length + ways.length > 0) yield { type: 'chips', chips, choice, ...(ways.length > 0 ? { ways } : {}) };
    yield { type: 'finish', reason: 'stop', endMark: true };
    return;
  }
  const { batch } = move;
  yield { type: 'text-delta', text: batch.calls.map(formatCall).join('\n\n') };
  const run = {
    ...(batch.kind === 'act' && batch.plan ? { plan: true } : {}),
    ...(batch.kind === 'act' && batch.this ? { this: true } : {}),
    ...(batch.kind === 'look' && (batch.quiet || batch.calls.every(isToChooseFrom)) ? { quiet: true as const } : {}),
    // The earlier run of the browser in which its ids are valid.
    ...(session === null ? {} : { session }),
  };
  yield { type: 'finish', reason: 'stop', endMark: true, ...(Object.keys(run).length > 0 ? { run } : {}) };
}
