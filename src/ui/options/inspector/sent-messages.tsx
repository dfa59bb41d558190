import { createElement, useState } from 'react';
import type { RoundRequest, SentMessage } from '@/src/contract/round.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import './sent-messages.css';

const shownAtFirst = 1500;

/** All messages sent to the model. */
export function SentMessages({ messages, tools }: Pick<RoundRequest, 'messages' | 'tools'>) {
  const say = useSay();
  return (
    <ol className="sent">
      {messages.map((message, index) => createElement(Sent, { key: index, message }))}
      {tools && <li>{say('options_inspector_tools', { n: tools.length, tools })}</li>}
    </ol>
  );
}

const roles: Record<SentMessage['role'], MessageKey> = {
  system: 'options_inspector_system',
  user: 'options_inspector_user',
  assistant: 'options_inspector_assistant',
};

function Sent({ message: { role, text, calls, results, pictures } }: { message: SentMessage }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const beside = [...(calls ?? []), ...(results ?? [])].map((one) => JSON.stringify(one, null, 2));
  const whole = [text, ...beside].filter(Boolean).join('\n\n');
  const cut = !all && whole.length > shownAtFirst;
  return (
    <li data-sent={role}>
      <p className="sent-role numbers">
        {say(roles[role])} · {say('options_inspector_characters', { n: whole.length })}
        {pictures && ` · ${say('options_inspector_pictures', { n: pictures.length })}`}
      </p>
      <pre className="sent-text" dir="auto">
        {cut ? `${whole.slice(0, shownAtFirst)}…` : whole}
      </pre>
      {cut && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {say('options_inspector_whole', { n: whole.length })}
        </Button>
      )}
    </li>
  );
}
