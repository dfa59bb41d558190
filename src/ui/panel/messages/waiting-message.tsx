import { firstWords } from '../../parts/first-words.ts';
import { useSay } from '../../parts/services-context.tsx';
import { useSlow } from '../../parts/use-slow.ts';
import { usePanelState } from '../actions/panel-context.tsx';
import type { Composed } from '../state/panel-state.ts';
import { AttachmentLabel } from './attachments.tsx';

/** What was sent and still waits for what goes along with it, once that takes its time. */
export function useWaiting(): Composed | null {
  const taken = usePanelState(({ taken, conversation }) => taken.get(conversation.id));
  const slow = useSlow(Boolean(taken?.draft));
  return slow && taken ? taken : null;
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
