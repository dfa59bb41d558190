import { Check, Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CallPart } from '@/src/contract/conversation.ts';
import { type Protocol, syntaxName } from '@/src/contract/protocol.ts';
import type { RecordedRound } from '@/src/contract/round.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';
import type { I18n } from '@/src/i18n/index.ts';
import CallDetails from '../../panel/messages/calls/call-details.tsx';
import { IconButton } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { errorWords } from '../../parts/error-words.ts';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { useStored } from '../../parts/use-stored.ts';
import { useOptions } from '../state/options-context.tsx';
import { readReply } from './read-reply.ts';
import { ReadingView } from './reading-view.tsx';
import { Replay } from './replay.tsx';
import { roundJson, type Shown } from './round-groups.ts';
import { SentMessages } from './sent-messages.tsx';

/** Round with its reply and parsed parts, the sent messages, its calls and a replay. */
export function RoundView({ shown, protocol }: { shown: Shown; protocol: Protocol | null }) {
  const say = useSay();
  const i18n = useI18n();
  const { now } = useServices();
  const { round, message } = shown;
  const { reply } = round;
  const [replaying, setReplaying] = useState(false);
  const found = useMemo(
    () => protocol && readReply(protocol, round, { syntax: null, chunking: 'whole' }),
    [protocol, round],
  );
  const calls = message?.parts.filter((part): part is CallPart => part.type === 'call') ?? [];
  const facts = factsOf(round, i18n, now()).map((fact) => (typeof fact === 'string' ? fact : say(fact)));
  const ended = useTurnEnded(reply.end ? null : round.conversation);
  const end = endOf(shown, ended);
  return (
    <li className="cards round" data-round={round.id}>
      <div className="round-head">
        <h3>{say('options_round', { n: round.round })}</h3>
        <RoundActions shown={shown} />
        <p className="fine-print round-facts numbers">{facts.join(' · ')}</p>
        {end && <p className="fine-print round-facts">{say(end)}</p>}
        {reply.end?.error?.detail && (
          <p className="fine-print round-facts">
            <bdi>{reply.end.error.detail}</bdi>
          </p>
        )}
      </div>
      {found && <ReadingView marks={found} label={say('options_inspector_events')} />}
      <details className="round-more">
        <summary>{say('options_inspector_sent', { n: round.messages.length })}</summary>
        <SentMessages messages={round.messages} {...(round.tools ? { tools: round.tools } : {})} />
      </details>
      {calls.map((part) => (
        <details key={part.call.id} className="round-more">
          <summary>
            {say('options_call', {
              tool: toolName(part.call.name),
              state: part.state,
              syntax: syntaxName(part.syntax),
            })}
            {part.result && ` · ${i18n.seconds(part.result.execution_time_ms)}`}
          </summary>
          <CallDetails part={part} />
        </details>
      ))}
      {found && found.length > 0 && protocol && (
        <details className="round-more" onToggle={(event) => setReplaying(event.currentTarget.open)}>
          <summary>{say('options_inspector_replay')}</summary>
          {replaying && <Replay round={round} protocol={protocol} found={found} />}
        </details>
      )}
    </li>
  );
}

/** Message about a round that failed or was cut, or that is still streaming. `ended`: no page is running its turn. */
function endOf({ round, message }: Shown, ended: boolean) {
  const { end } = round.reply;
  if (end?.error) return errorWords(end.error).what;
  if (!end) return text(message?.state === 'streaming' && !ended ? 'ui_status_answering' : 'ui_end_cut');
  return end.finish === 'stop' ? null : text('options_inspector_finish', { finish: end.finish });
}

function RoundActions({ shown }: { shown: Shown }) {
  const say = useSay();
  const { attempt } = useOptions();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(roundJson(shown));
      setCopied(true);
    });
  return (
    <div className="round-actions">
      <IconButton
        icon={copied ? Check : Copy}
        label={say(copied ? 'ui_copied' : 'options_inspector_copy')}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      />
      <IconButton
        icon={Download}
        label={say('options_inspector_export')}
        onClick={() => download(`outrigger-round-${shown.round.id}.json`, 'application/json', roundJson(shown))}
      />
    </div>
  );
}

function factsOf({ at, model, reply }: RecordedRound, i18n: I18n, now: number): (Text | string)[] {
  const { firstByte, firstVisible, usage, end } = reply;
  const time = (milliseconds: number) => i18n.seconds(milliseconds);
  return [
    i18n.date(at, now),
    ...(model ? [model] : []),
    ...(usage
      ? [
          text(usage.estimated ? 'options_usage_estimated' : 'options_usage', {
            input: usage.input,
            output: usage.output,
          }),
        ]
      : []),
    ...(firstByte === undefined ? [] : [text('options_inspector_first_byte', { time: time(firstByte) })]),
    ...(firstVisible === undefined ? [] : [text('options_inspector_first_visible', { time: time(firstVisible) })]),
    ...(end ? [text('options_inspector_end', { time: time(end.after) })] : []),
  ];
}

/** True once no page is running a turn of this chat. Null skips the check. */
function useTurnEnded(conversation: string | null): boolean {
  const { whenFree } = useServices();
  const ended = useStored(
    async (signal) => conversation && whenFree(`turn:${conversation}`, signal).then(() => conversation),
    { key: conversation },
  );
  return ended !== null && ended === conversation;
}
