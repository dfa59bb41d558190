import { Copy, GitBranch, Pin, RotateCcw } from 'lucide-react';
import { isOld } from '@/src/chat/message/other-session.ts';
import type { Message, Part } from '@/src/contract/conversation.ts';
import { IconButton } from '../../parts/button.tsx';
import { firstWords } from '../../parts/first-words.ts';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { AnswerText } from '../markdown/answer-text.tsx';
import { callsOf, wordsOf } from '../state/transcript.ts';
import { CallCard } from './calls/call-card.tsx';
import { CallErrorCard } from './calls/call-error-card.tsx';
import { Chips } from './chips.tsx';

interface Props {
  rounds: Message[];
  last: boolean;
}

/** Answer with all rounds of a turn. `last`: of the newest turn, whose chips are active. */
export function Answer({ rounds, last }: Props) {
  const say = useSay();
  const running = usePanelState((state) => last && state.holder !== 'nobody');
  const words = wordsOf(rounds);
  const sentence = callsOf(rounds).find((part) => part.view)?.view?.sentence;
  const name = firstWords(words) || (sentence ? say(sentence) : '…');
  return (
    <article className="answer" data-message="assistant" aria-label={say('ui_assistant_said', { words: name })}>
      {rounds.map((message) => (
        <Round key={message.id} message={message} last={last && message === rounds.at(-1)} />
      ))}
      {running ? (
        rounds.some(({ parts }) => parts.length > 0) && <div className="answer-actions" />
      ) : (
        <AnswerActions words={words} turn={rounds[0]?.turn ?? ''} />
      )}
    </article>
  );
}

function Round({ message, last }: { message: Message; last: boolean }) {
  const old = usePanelState((state) => isOld(message, state.session));
  const streaming = message.state === 'streaming';
  const groups = groupsOf(message.parts);
  return groups.map(({ key, parts }, index) => {
    const growing = streaming && index === groups.length - 1;
    const first = parts[0]!;
    switch (first.type) {
      case 'text':
        return <AnswerText key={key} text={first.text} growing={growing} />;
      case 'reasoning':
        return <Reasoning key={key} text={first.text} />;
      case 'chips':
        return last && <Chips key={key} steps={first} message={message} />;
      case 'call':
      case 'call-error':
        return (
          <div className="call-group" key={key}>
            {parts.map((part) => {
              if (part.type === 'call')
                return <CallCard key={part.call.id} part={part} old={old} quiet={message.run?.quiet} />;
              return part.type === 'call-error' && <CallErrorCard key={part.id} part={part} />;
            })}
          </div>
        );
      default:
        return first satisfies never;
    }
  });
}

/** Groups neighbouring calls. Parts only grow at the end, so indexes are keys. */
function groupsOf(parts: Part[]): { key: string; parts: Part[] }[] {
  const groups: { key: string; parts: Part[] }[] = [];
  const isCall = (part: Part | undefined) => part?.type === 'call' || part?.type === 'call-error';
  for (const [index, part] of parts.entries()) {
    if (part.type === 'text' && !part.text.trim()) continue;
    const before = groups.at(-1);
    if (before && isCall(part) && isCall(before.parts[0])) before.parts.push(part);
    else groups.push({ key: `${part.type}-${index}`, parts: [part] });
  }
  return groups;
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
