import type { ModelMessage, ModelRequest } from '@/src/contract/provider.ts';
import type { AskBackground, CommandPreview } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { contextOf, type PanelNeeds } from './command-provider.ts';
import { matchWhenReady } from './match-command.ts';
import { runMatch } from './order-by-name.ts';
import { nextMove } from './script/replay-script.ts';
import type { Call, Script } from './script/script.ts';
import { type Looked, rowsFound, rowsNamed } from './shown-rows.ts';
import { readTurn } from './turn.ts';

export interface PreviewNeeds extends PanelNeeds {
  ask: AskBackground;
  newId(): string;
}

/** Context of a sentence: the conversation and the selected rows. */
type Before = Pick<ModelRequest, 'messages'> & Pick<ModelMessage, 'selected'>;

/**
 * Previews the command for a sentence, with a live count and rows. Runs reading tools only; a command that needs more
 * has only its title. Null if no command matches.
 */
export async function preview(
  sentence: string,
  { messages, selected }: Before,
  window: number | null,
  needs: PreviewNeeds,
): Promise<CommandPreview | null> {
  const match = await matchWhenReady(sentence, { language: needs.language, now: needs.now() });
  if (match.kind !== 'intent') return null;
  const { intent, slots, sure, exact, named } = match;
  const said: ModelMessage = { role: 'user', text: sentence, ...(selected ? { selected } : {}) };
  const context = contextOf(readTurn([...messages, said]), { ...needs, now: needs.now() }, sure);
  const run = () => runMatch(sentence, match, context, false);
  const { isThere, ...live } = await liveOf(run, intent.title(slots), window, needs);
  return { intent: intent.id, exact: exact || (named && isThere), ...live };
}

/** Largest number of rounds of reads for a preview. */
const patience = 6;

/** `isThere`: the thing that the sentence names exists. */
type Live = Pick<CommandPreview, 'sentence' | 'rows' | 'total'> & { isThere: boolean };

async function liveOf(run: () => Script, title: Text, window: number | null, needs: PreviewNeeds): Promise<Live> {
  const looked: Looked[] = [];
  const plain = { sentence: title, rows: [], total: 0, isThere: false };
  for (let round = 0; round < patience; round++) {
    const move = nextMove(run(), looked);
    if (move.kind === 'answer') {
      const { count, named = false } = move.answer;
      const sentence = count === undefined ? title : text('command_live_count', { title, n: count });
      return { sentence, isThere: named, ...rowsFound(looked, move.answer) };
    }
    const { batch } = move;
    if (batch.kind === 'act')
      return {
        sentence: batch.will,
        isThere: batch.named,
        ...rowsNamed(
          batch.calls.map((call) => call.arguments),
          looked,
        ),
      };
    const answers = await Promise.all(batch.calls.map((call) => lookQuietly(call, window, needs)));
    const known = answers.filter((answer) => answer !== null);
    if (known.length < answers.length) return plain;
    looked.push(...known);
  }
  return plain;
}

/** Runs a reading tool as a peek; null if it gives no result at once. */
async function lookQuietly(call: Call, window: number | null, { ask, newId }: PreviewNeeds): Promise<Looked | null> {
  const context = { caller: 'command' as const, conversation: null, turn: null, window, peek: true };
  try {
    const answer = await ask('run', { call: { id: newId(), ...call, repairs: [] }, rest: [], context });
    return answer.kind === 'result' ? { call, result: answer.result, view: answer.view } : null;
  } catch {
    return null;
  }
}
