import { Download, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Conversation } from '@/src/contract/conversation.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { saveAsJson, saveAsMarkdown } from './chat-file.ts';
import { chatButton } from './list-keys.ts';
import type { Passage } from './search-chats.ts';

interface Props {
  conversation: Conversation;
  passage: Passage | null;
  renaming: boolean;
  onRenaming(on: boolean): void;
  onDelete(): void;
}

export function ChatRow({ conversation, passage, renaming, onRenaming, onDelete }: Props) {
  const say = useSay();
  const i18n = useI18n();
  const panel = usePanel();
  const services = useServices();
  const current = usePanelState((state) => state.conversation.id === conversation.id);
  const waits = usePanelState(({ tickets }) => tickets.some((one) => one.context.conversation === conversation.id));
  const [exporting, setExporting] = useState(false);
  const returning = useRef(false);
  const { pinned = false } = conversation;
  const title = conversation.title || say('ui_new_chat');
  const save = (work: Promise<void>) => {
    setExporting(false);
    work.catch(panel.fail);
  };
  const takeFocusBack = (button: HTMLElement | null) => {
    if (button && returning.current) button.focus();
    if (button) returning.current = false;
  };
  if (renaming) {
    return (
      <li className="view-row">
        <RenameField
          title={title}
          onDone={async (next, byKey) => {
            returning.current = byKey;
            if (next && next !== title) await panel.rename(conversation, next);
            onRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="chat-row" data-current={current}>
      <div className="view-row">
        <button
          type="button"
          className="view-row-main"
          ref={takeFocusBack}
          aria-current={current || undefined}
          {...{ [chatButton]: conversation.id }}
          onClick={() => void panel.open(conversation.id)}
        >
          <ForeignText className="view-row-text one-line">{title}</ForeignText>
          <span className="view-row-note numbers">
            {waits ? say('ui_waits') : i18n.ago(conversation.updated, services.now())}
          </span>
        </button>
        <span className="view-row-actions">
          <IconButton
            icon={pinned ? PinOff : Pin}
            label={say(pinned ? 'ui_chats_unpin' : 'ui_chats_pin', { title })}
            onClick={() => panel.pin(conversation, !pinned).catch(panel.fail)}
          />
          <IconButton icon={Pencil} label={say('ui_rename_chat', { title })} onClick={() => onRenaming(true)} />
          <IconButton
            icon={Download}
            label={say('ui_chats_export', { title })}
            aria-expanded={exporting}
            onClick={() => setExporting(!exporting)}
          />
          <IconButton icon={Trash2} label={say('ui_delete_chat', { title })} onClick={onDelete} />
        </span>
      </div>
      {exporting && (
        <fieldset className="chat-exports" aria-label={say('ui_chats_export', { title })}>
          <Button onClick={() => save(saveAsMarkdown(conversation, services, say))}>
            {say('ui_chats_as_markdown')}
          </Button>
          <Button onClick={() => save(saveAsJson(conversation, services))}>{say('ui_chats_as_json')}</Button>
        </fieldset>
      )}
      {passage && <Quote passage={passage} />}
    </li>
  );
}

/** Passage with the found words marked. */
function Quote({ passage: { text, start, end, unsaid } }: { passage: Passage }) {
  const say = useSay();
  return (
    <p className="chat-passage">
      {unsaid && <span className="chat-passage-place">{say('ui_chats_in_results')} </span>}
      <bdi dir="auto">
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </bdi>
    </p>
  );
}

/** Field for a new title; null if cancelled. `byKey`: ended by Enter or Escape, so the focus is still in it. */
function RenameField({ title, onDone }: { title: string; onDone(title: string | null, byKey: boolean): void }) {
  const say = useSay();
  const [next, setNext] = useState(title);
  return (
    <input
      className="input"
      aria-label={say('ui_title')}
      value={next}
      ref={(input) => input?.focus()}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setNext(event.target.value)}
      onBlur={() => onDone(next.trim(), false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(next.trim(), true);
        else if (event.key === 'Escape') onDone(null, true);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
