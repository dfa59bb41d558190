import { Copy, Pencil } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import { SourceTag } from '../../parts/badges.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { firstWords } from '../../parts/first-words.ts';
import { isComposing } from '../../parts/is-composing.ts';
import { onDemand } from '../../parts/on-demand.ts';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { wordsOf } from '../state/transcript.ts';
import { AttachmentLabel } from './attachments.tsx';
import { useIsFromFile } from './imported-context.tsx';
import './user-message.css';

const VersionSwitch = onDemand(async () => (await import('./version-switch.tsx')).default);

export const UserMessage = memo(function UserMessage({ message }: { message: Message }) {
  const say = useSay();
  const panel = usePanel();
  const [asked, setAsked] = useState(false);
  const edit = usePanelState((state) => state.edits[message.id]);
  const versions = usePanelState(({ others }) => others.length > 0);
  const fromFile = useIsFromFile(message.id);
  const words = wordsOf([message]);
  const spoken = words || (message.attached?.[0]?.title ?? '');
  function begin() {
    setAsked(true);
    panel.rewrite(message, words);
  }
  return (
    <article
      className="user-message"
      data-message="user"
      aria-label={say('ui_you_said', { words: firstWords(spoken) })}
    >
      {edit === undefined ? (
        words && <div dir="auto">{words}</div>
      ) : (
        <EditForm message={message} words={words} draft={edit} focused={asked} />
      )}
      {fromFile && (
        <span className="user-message-selected">
          <SourceTag source="file" />
        </span>
      )}
      {message.attached?.map((one) => (
        <span className="user-message-selected" key={one.id}>
          <AttachmentLabel attached={one} />
        </span>
      ))}
      {message.selected && (
        <span className="user-message-selected">{say('ui_selected', { n: message.selected.length })}</span>
      )}
      {versions && <VersionSwitch turn={message.turn} />}
      {edit === undefined && (
        <span className="user-message-actions">
          <IconButton icon={Copy} label={say('ui_copy')} onClick={() => void navigator.clipboard.writeText(words)} />
          <IconButton icon={Pencil} label={say('ui_edit')} onClick={begin} />
        </span>
      )}
    </article>
  );
});

interface EditProps {
  message: Message;
  words: string;
  draft: string;
  /** True if opened by the user just now, false if restored. */
  focused: boolean;
}

/** Form of an edited message. Stays until it is sent. */
function EditForm({ message, words, draft, focused }: EditProps) {
  const say = useSay();
  const panel = usePanel();
  const busy = usePanelState((state) => state.holder !== 'nobody');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const end = () => panel.rewrite(message, null);
  function send() {
    if (draft.trim() === words) end();
    // Checked at the click, since the code that sends may still be loading.
    else if (!busy) void panel.edit(message, draft);
  }
  return (
    <form
      className="edit-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className="input text-area"
        aria-label={say('ui_edit_message')}
        dir="auto"
        rows={2}
        value={draft}
        ref={box}
        onPaste={(event) => panel.paste(event.clipboardData.getData('text/plain'))}
        onDrop={({ dataTransfer }) => panel.paste(dataTransfer.getData('text/plain'))}
        onChange={(event) => panel.rewrite(message, event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && !event.shiftKey) send();
          else if (event.key === 'Escape') end();
          else return;
          event.preventDefault();
        }}
      />
      <span className="edit-buttons">
        <Button kind="quiet" onClick={end}>
          {say('options_cancel')}
        </Button>
        <Button type="submit" kind="fill" disabled={busy || !draft.trim()}>
          {say('ui_send')}
        </Button>
      </span>
    </form>
  );
}
