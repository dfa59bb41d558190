import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Conversation } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { ForeignText } from '../parts/foreign-text.tsx';
import { SearchField } from '../parts/text-field.tsx';
import { type Say, useI18n, useSay, useServices } from '../parts/world.tsx';
import './note.css';
import { usePanel, usePanelState } from './panel-context.tsx';
import { View } from './view.tsx';

/** Every conversation, the latest first. Deleting can be undone while the list is open. */
export default function ChatsView() {
  const say = useSay();
  const panel = usePanel();
  const [query, setQuery] = useState('');
  const [removed, setRemoved] = useState<RemovedConversation | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const conversations = useConversations();
  const wanted = query.trim().toLocaleLowerCase();
  const shown = conversations?.filter((one) => one.title.toLocaleLowerCase().includes(wanted));
  return (
    <View
      title={say('ui_chats')}
      tools={
        <SearchField label={say('ui_search_chats')} value={query} onChange={(event) => setQuery(event.target.value)} />
      }
    >
      {removed && (
        <div className="note note-plain" role="status">
          <span className="note-text">{say('ui_chat_deleted', { title: titleOf(removed.conversation, say) })}</span>
          <Button onClick={() => void panel.restore(removed).then(() => setRemoved(null))}>{say('ui_undo')}</Button>
        </div>
      )}
      {shown?.length === 0 && <p className="view-none">{say(wanted ? 'ui_no_chat_found' : 'ui_no_chats')}</p>}
      <ul className="view-list">
        {shown?.map((conversation) => (
          <ChatRow
            key={conversation.id}
            conversation={conversation}
            renaming={renaming === conversation.id}
            onRenaming={(on) => setRenaming(on ? conversation.id : null)}
            onDelete={async () => setRemoved(await panel.remove(conversation.id))}
          />
        ))}
      </ul>
    </View>
  );
}

interface RowProps {
  conversation: Conversation;
  renaming: boolean;
  onRenaming(on: boolean): void;
  onDelete(): void;
}

function ChatRow({ conversation, renaming, onRenaming, onDelete }: RowProps) {
  const say = useSay();
  const i18n = useI18n();
  const panel = usePanel();
  const { now } = useServices();
  const current = usePanelState((state) => state.conversation.id === conversation.id);
  const waits = usePanelState(({ tickets }) => tickets.some((one) => one.context.conversation === conversation.id));
  const title = titleOf(conversation, say);
  if (renaming) {
    return (
      <li className="view-row">
        <RenameField
          title={title}
          onDone={async (next) => {
            if (next && next !== conversation.title) await panel.rename(conversation, next);
            onRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="view-row" data-current={current}>
      <button
        type="button"
        className="view-row-main"
        aria-current={current || undefined}
        onClick={() => void panel.open(conversation.id)}
      >
        <ForeignText className="view-row-text one-line">{title}</ForeignText>
        <span className="view-row-note numbers">{waits ? say('ui_waits') : i18n.ago(conversation.updated, now())}</span>
      </button>
      <span className="view-row-actions">
        <IconButton icon={Pencil} label={say('ui_rename_chat', { title })} onClick={() => onRenaming(true)} />
        <IconButton icon={Trash2} label={say('ui_delete_chat', { title })} onClick={onDelete} />
      </span>
    </li>
  );
}

/** Enter keeps the new title, Escape the old one; leaving the field keeps what was typed. */
function RenameField({ title, onDone }: { title: string; onDone(title: string | null): void }) {
  const say = useSay();
  const [next, setNext] = useState(title);
  return (
    <input
      className="input"
      aria-label={say('ui_title')}
      value={next}
      ref={(input) => input?.focus()}
      onChange={(event) => setNext(event.target.value)}
      onBlur={() => onDone(next.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(next.trim());
        else if (event.key === 'Escape') onDone(null);
        else return;
        event.preventDefault();
      }}
    />
  );
}

const titleOf = ({ title }: Conversation, say: Say): string => title || say('ui_new_chat');

/** Null until read; kept up to date. */
function useConversations(): Conversation[] | null {
  const { conversations, changes } = useServices();
  const [all, setAll] = useState<Conversation[] | null>(null);
  useEffect(() => {
    const read = () => conversations.list().then(setAll, () => setAll([]));
    void read();
    return changes.listen((change) => {
      if (change.table === 'conversations') void read();
    });
  }, [conversations, changes]);
  return all;
}
