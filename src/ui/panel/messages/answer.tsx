import { Copy, GitBranch, Pin, RotateCcw } from 'lucide-react';
import { Fragment } from 'react';
import { isOld } from '@/src/chat/message/other-session.ts';
import type { Message } from '@/src/contract/conversation.ts';
import { IconButton } from '../../parts/button.tsx';
import { firstWords } from '../../parts/first-words.ts';
import { onDemand } from '../../parts/on-demand.ts';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { AnswerText } from '../markdown/answer-text.tsx';
import { type AnswerPart, answerBlocks, isQuietCall, repeatsCall } from '../state/answer-blocks.ts';
import { callsOf, wordsOf } from '../state/transcript.ts';
import { CallCard } from './calls/call-card.tsx';
import { isWholeList, ReadCalls } from './calls/read-calls.tsx';

const Chips = onDemand(async () => (await import('./chips.tsx')).default);
const CallErrorCard = onDemand(async () => (await import('./calls/call-error-card.tsx')).default);

/** Answer with all rounds of a turn. `last`: the newest turn, whose chips are active. */
export function Answer({ rounds, last }: { rounds: Message[]; last: boolean }) {
  const say = useSay();
  const running = usePanelState((state) => last && state.holder !== 'nobody');
  const tools = usePanelState((state) => state.tools);
  const blocks = answerBlocks(rounds, (call) => isQuietCall(call, tools.get(call.call.name)?.effect));
  const acted = blocks.some(({ kind }) => kind === 'calls');
  const words = wordsOf(rounds);
  const sentence = callsOf(rounds).find((part) => part.view)?.view?.sentence;
  const name = firstWords(words) || (sentence ? say(sentence) : '…');
  return (
    <article className="answer" data-message="assistant" aria-label={say('ui_assistant_said', { words: name })}>
      {blocks.map((block, at) => {
        if (block.kind === 'calls') return <Calls key={block.key} calls={block.calls} />;
        const rows = block === blocks.at(-1) && !acted && (block.answered || !running);
        const steps =
          last &&
          block.words.map(
            ({ key, part, message }) => part.type === 'chips' && <Chips key={key} steps={part} message={message} />,
          );
        // Rows are the answer, and what to do next stands behind them; a question has its choices right below.
        const hasRows = rows && block.reads.some(isWholeList);
        return (
          <Fragment key={block.key}>
            {block.words.map((one) => !repeatsCall(one, blocks[at - 1], say) && <Words key={one.key} words={one} />)}
            {!hasRows && steps}
            {block.reads.length > 0 && (
              <ReadCalls reads={block.reads} rows={rows} answered={block.answered && !running} />
            )}
            {hasRows && steps}
          </Fragment>
        );
      })}
      {!running && <AnswerActions words={words} turn={rounds[0]?.turn ?? ''} />}
    </article>
  );
}

function Words({ words: { part, message } }: { words: AnswerPart }) {
  const growing = message.state === 'streaming' && part === message.parts.at(-1);
  switch (part.type) {
    case 'text':
      return <AnswerText text={part.text} growing={growing} />;
    case 'reasoning':
      return <Reasoning text={part.text} />;
    default:
      return null;
  }
}

/** Neighbouring calls that each have a card. */
function Calls({ calls }: { calls: AnswerPart[] }) {
  const session = usePanelState((state) => state.session);
  return (
    <div className="call-group">
      {calls.map(({ part, message }) => {
        if (part.type === 'call')
          return (
            <CallCard key={part.call.id} part={part} old={isOld(message, session)} rows={message.run?.quiet !== true} />
          );
        return part.type === 'call-error' && <CallErrorCard key={part.id} part={part} />;
      })}
    </div>
  );
}

function Reasoning({ text }: { text: string }) {
  const say = useSay();
  return (
    <details className="reasoning">
      <summary>{say('ui_reasoning')}</summary>
      <p className="reasoning-text" dir="auto">
        {text.trim()}
      </p>
    </details>
  );
}

function AnswerActions({ words, turn }: { words: string; turn: string }) {
  const say = useSay();
  const panel = usePanel();
  const kept = usePanelState(({ conversation }) => conversation.kept?.includes(turn) ?? false);
  return (
    <div className="answer-actions" data-kept={kept}>
      <IconButton
        icon={Pin}
        label={say('ui_keep_in_context')}
        aria-pressed={kept}
        onClick={() => void panel.keepTurn(turn, !kept)}
      />
      {words && (
        <IconButton icon={Copy} label={say('ui_copy')} onClick={() => void navigator.clipboard.writeText(words)} />
      )}
      <IconButton icon={RotateCcw} label={say('ui_regenerate')} onClick={() => void panel.regenerate(turn)} />
      <IconButton icon={GitBranch} label={say('ui_branch')} onClick={() => void panel.branch(turn)} />
    </div>
  );
}
