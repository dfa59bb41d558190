import type { ModelRequest } from '@/src/contract/provider.ts';
import type { AskBackground, CommandPreview } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import type { CommandContext } from './context.ts';
import { matchCommand } from './match.ts';
import { nextMove } from './replay.ts';
import type { Call, Script } from './script.ts';
import { readTurn } from './turn.ts';

export interface PreviewNeeds {
  ask: AskBackground;
  say(text: Text): string;
  newId(): string;
  now(): number;
  firstDay: number;
}

/** What Enter would run, with its live count. Runs only what looks; a command that wants more shows its plain title. */
export async function preview(
  sentence: string,
  { messages }: Pick<ModelRequest, 'messages'>,
  window: number | null,
  needs: PreviewNeeds,
): Promise<CommandPreview | null> {
  const match = matchCommand(sentence);
  if (match.kind !== 'intent') return null;
  const { intent, slots, sure, exact } = match;
  const { list, more, used } = readTurn([...messages, { role: 'user', text: sentence }]);
  const context: CommandContext = {
    list,
    more,
    used,
    sure,
    say: needs.say,
    now: needs.now(),
    firstDay: needs.firstDay,
  };
  const live = await liveSentence(() => intent.run(slots, context), intent.title(slots), window, needs);
  return { intent: intent.id, sentence: live, exact };
}

/** Rounds after which the count is not worth more. */
const patience = 6;

async function liveSentence(run: () => Script, title: Text, window: number | null, needs: PreviewNeeds): Promise<Text> {
  const results: ToolResult[] = [];
  for (let round = 0; round < patience; round++) {
    const move = nextMove(run(), results);
    if (move.kind === 'answer') {
      const { count } = move.answer;
      return count === undefined ? title : text('command_live_count', { title, n: count });
    }
    if (move.batch.kind === 'act') return move.batch.will;
    const answers = await Promise.all(move.batch.calls.map((call) => runQuietly(call, window, needs)));
    if (answers.some((answer) => answer === null)) return title;
    results.push(...answers.filter((answer) => answer !== null));
  }
  return title;
}

/** Null where the background has no plain answer. */
async function runQuietly(call: Call, window: number | null, { ask, newId }: PreviewNeeds): Promise<ToolResult | null> {
  const context = { caller: 'command' as const, conversation: null, turn: null, window, peek: true };
  try {
    const answer = await ask('run', { call: { id: newId(), ...call, repairs: [] }, rest: [], context });
    return answer.kind === 'result' ? answer.result : null;
  } catch {
    return null;
  }
}
