import { Copy, Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { isComposing } from '../parts/composing.ts';
import { useSay } from '../parts/world.tsx';
import { AttachmentLabel } from './attachments.tsx';
import { firstWords } from './first-words.ts';
import { usePanel, usePanelState } from './panel-context.tsx';
import { wordsOf } from './transcript.ts';
import './user-message.css';
import { VersionSwitch } from './version-switch.tsx';

/** What the user said, as it was typed. */
export const UserMessage = memo(function UserMessage({ message }: { message: Message }) {
  const say = useSay();
  const [editing, setEditing] = useState(false);
  const busy = usePanelState((state) => state.holder !== 'nobody');
  const words = wordsOf([message]);
  return (
    <article className="user-message" data-message="user" aria-label={say('ui_you_said', { words: firstWords(words) })}>
      {editing ? (
        <EditForm message={message} words={words} onEnd={() => setEditing(false)} />
      ) : (
        <div dir="auto">{words}</div>
      )}
      {message.attached?.map((one) => (
        <span className="user-message-selected" key={one.id}>
          <AttachmentLabel attached={one} />
        </span>
      ))}
      {message.selected && (
        <span className="user-message-selected">{say('ui_selected', { n: message.selected.length })}</span>
      )}
      {!busy && <VersionSwitch turn={message.turn} />}
      {!editing && (
        <span className="user-message-actions">
          <IconButton icon={Copy} label={say('ui_copy')} onClick={() => void navigator.clipboard.writeText(words)} />
          {!busy && <IconButton icon={Pencil} label={say('ui_edit')} onClick={() => setEditing(true)} />}
        </span>
      )}
    </article>
  );
});

function EditForm({ message, words, onEnd }: { message: Message; words: string; onEnd(): void }) {
  const say = useSay();
  const panel = usePanel();
  const [draft, setDraft] = useState(words);
  function send() {
    onEnd();
    void panel.edit(message, draft);
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
        // The user asked for it by the button before.
        ref={(box) => box?.focus()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && !event.shiftKey) send();
          else if (event.key === 'Escape') onEnd();
          else return;
          event.preventDefault();
        }}
      />
      <span className="edit-buttons">
        <Button kind="quiet" onClick={onEnd}>
          {say('options_cancel')}
        </Button>
        <Button type="submit" kind="fill" disabled={!draft.trim()}>
          {say('ui_send')}
        </Button>
      </span>
    </form>
  );
}
