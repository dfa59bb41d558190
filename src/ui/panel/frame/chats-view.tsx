import { Upload } from 'lucide-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { Conversation } from '@/src/contract/conversation.ts';
import type { Text } from '@/src/contract/text.ts';
import { Aloud } from '../../parts/announcer.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { loadChats } from '../chats/chat-file.ts';
import { ChatRow } from '../chats/chat-row.tsx';
import './chats.css';
import { chatsByDay, pinnedFirst } from '../chats/group-by-day.ts';
import { enterChats, leaveChat, useListKeys } from '../chats/list-keys.ts';
import { RemovedChats } from '../chats/removed-chats.tsx';
import type { Found } from '../chats/search-chats.ts';
import { useChatSearch } from '../chats/use-chat-search.ts';
import '../../parts/note.css';
import { usePanel } from '../actions/panel-context.tsx';
import { View } from './side-view.tsx';

/** Rows added at a time. */
const page = 100;

/** List of chats by day, or search results. Deletions can be undone while the panel is open. */
export default function ChatsView() {
  const say = useSay();
  const panel = usePanel();
  const services = useServices();
  const { locale } = useI18n();
  const id = useId();
  const [query, setQuery] = useState('');
  const [notice, setNotice] = useState<Text | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [most, setMost] = useState(page);
  const list = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const conversations = useConversations();
  const search = useChatSearch(conversations, query);
  const total = search ? search.found.length : (conversations?.length ?? 0);

  async function remove(chat: string) {
    const goesOn = leaveChat(list.current, chat);
    await panel.remove(chat).catch(panel.fail);
    if (!goesOn) undo.current?.focus();
  }
  useListKeys(list, {
    rename: setRenaming,
    remove: (chat) => void remove(chat),
    leave: () => field.current?.focus(),
  });
  const rowOf = ({ conversation, passage }: Pick<Found, 'conversation' | 'passage'>) => (
    <ChatRow
      key={conversation.id}
      conversation={conversation}
      passage={passage}
      renaming={renaming === conversation.id}
      onRenaming={(on) => setRenaming(on ? conversation.id : null)}
      onDelete={() => void remove(conversation.id)}
    />
  );

  return (
    <View
      title={say('ui_chats')}
      tools={
        <>
          <SearchField
            ref={field}
            label={say('ui_search_chats')}
            value={query}
            onValue={(words) => {
              setQuery(words);
              setMost(page);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              enterChats(list.current);
            }}
          />
          <IconButton icon={Upload} label={say('ui_chats_import')} onClick={() => chooser.current?.click()} />
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            aria-label={say('ui_chats_file')}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void loadChats(file, services).then(setNotice);
            }}
          />
        </>
      }
    >
      <RemovedChats undo={undo} />
      {notice && (
        <div className="note note-plain">
          <div className="note-text">
            <Aloud>
              <Said text={notice} />
            </Aloud>
          </div>
        </div>
      )}
      {conversations && total === 0 && !search?.reading && (
        <p className="view-none">{say(search ? 'ui_no_chat_found' : 'ui_no_chats')}</p>
      )}
      {search && (
        <Aloud className="view-group">
          {search.reading ? say('ui_chats_searching') : say('ui_chats_found', { n: total })}
        </Aloud>
      )}
      <div ref={list}>
        {search ? (
          <ul className="view-list">{search.found.slice(0, most).map(rowOf)}</ul>
        ) : (
          chatsByDay(conversations?.slice(0, most) ?? [], services.now(), locale).map((group) => (
            <Fragment key={group.id}>
              <h3 className="view-group" id={`${id}-${group.id}`}>
                {typeof group.heading === 'string' ? group.heading : say(group.heading)}
              </h3>
              <ul className="view-list" aria-labelledby={`${id}-${group.id}`}>
                {group.chats.map((conversation) => rowOf({ conversation, passage: null }))}
              </ul>
            </Fragment>
          ))
        )}
      </div>
      {total > most && (
        <Button onClick={() => setMost(most + page)}>
          {say('ui_chats_more', { n: Math.min(page, total - most) })}
        </Button>
      )}
    </View>
  );
}

/** The chats, pinned ones first, kept up to date; null until read. */
function useConversations(): Conversation[] | null {
  const { conversations, changes } = useServices();
  const [all, setAll] = useState<Conversation[] | null>(null);
  useEffect(() => {
    const read = oneAtATime(() =>
      conversations.list().then(
        (list) => setAll(pinnedFirst(list)),
        () => setAll([]),
      ),
    );
    void read();
    return changes.listen((change) => {
      if (change.table === 'conversations') void read();
    });
  }, [conversations, changes]);
  return all;
}
