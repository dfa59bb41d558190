import type { CallPart, Message, Part } from '@/src/contract/conversation.ts';
import CallDetails from '../../chat/call-details.tsx';
import { useI18n, useSay, useServices } from '../../parts/world.tsx';
import { shownTool } from '../tools/tool-use.ts';

/** One response: its source with what the parser found in it, then each call with its result. */
export function Round({ message, number }: { message: Message; number: number }) {
  const say = useSay();
  const i18n = useI18n();
  const { now } = useServices();
  const { parts, at, usage, state } = message;
  const calls = parts.filter((part): part is CallPart => part.type === 'call');
  const facts = [
    i18n.date(at, now()),
    usage && say(usage.estimated ? 'options_usage_estimated' : 'options_usage', { ...tokens(usage) }),
    state === 'cut' && say('ui_end_cut'),
  ].filter(Boolean);
  return (
    <li className="cards round" data-round={message.id}>
      <div className="round-head">
        <h2>{say('options_round', { n: number })}</h2>
        <p className="round-facts numbers">{facts.join(' · ')}</p>
      </div>
      <pre className="round-source">
        {sourcesOf(parts).map(({ key, type, source }) => (
          <span key={key} data-part={type} title={say(partNames[type])}>
            {source}
          </span>
        ))}
      </pre>
      {calls.map((part) => (
        <details key={part.call.id} className="round-call">
          <summary>
            {say('options_call', { tool: shownTool(part.call.name), state: part.state, syntax: part.syntax })}
          </summary>
          <CallDetails part={part} />
        </details>
      ))}
    </li>
  );
}

const tokens = ({ input, output }: NonNullable<Message['usage']>) => ({ input, output });

type Source = 'text' | 'reasoning' | 'call' | 'call-error';

const partNames: Record<Source, string> = {
  text: 'options_part_text',
  reasoning: 'ui_reasoning',
  call: 'options_part_call',
  'call-error': 'ui_call_error',
};

/** The response as it came, in pieces; chips stand beside it and have no source. */
function sourcesOf(parts: readonly Part[]) {
  return parts.flatMap((part, index): { key: string; type: Source; source: string }[] => {
    const key = `${index}`;
    switch (part.type) {
      case 'text':
      case 'reasoning':
        return [{ key, type: part.type, source: part.text }];
      case 'call':
      case 'call-error':
        return [{ key, type: part.type, source: part.raw }];
      case 'chips':
        return [];
      default:
        return part satisfies never;
    }
  });
}
