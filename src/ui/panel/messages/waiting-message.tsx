import { firstWords } from '../../parts/first-words.ts';
import { useSay } from '../../parts/services-context.tsx';
import { useSlow } from '../../parts/use-slow.ts';
import { usePanelState } from '../actions/panel-context.tsx';
import type { Composed } from '../state/panel-state.ts';
import { AttachmentLabel } from './attachments.tsx';

/** The message of the open conversation that has been waiting for its attachments for a while. */
export function useWaitingMessage(): Composed | null {
  const outgoing = usePanelState(({ outbox, conversation }) => outbox.get(conversation.id));
  const slow = useSlow(Boolean(outgoing?.draft));
  return slow && outgoing ? outgoing : null;
}

export function WaitingMessage({ waiting: { draft, attached } }: { waiting: Composed }) {
  const say = useSay();
  return (
    <article className="user-message" data-waiting aria-label={say('ui_you_said', { words: firstWords(draft) })}>
      <div dir="auto">{draft}</div>
      {attached.map((one) => (
        <span className="user-message-selected" key={one.id}>
          <AttachmentLabel attached={one} />
        </span>
      ))}
    </article>
  );
}
