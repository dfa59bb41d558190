import { type RefObject, useId, useState } from 'react';
import type { RemovedConversation } from '@/src/contract/records.ts';
import { text } from '@/src/contract/text.ts';
import { Aloud } from '../../parts/announcer.tsx';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import '../../parts/note.css';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';

/** Lines shown at once. */
const most = 3;

/** Deleted chats, last one first, each with Undo. */
export function RemovedChats({ undo }: Pick<Props, 'undo'>) {
  const removed = usePanelState((state) => state.removed);
  const [before] = useState(removed);
  return removed
    .slice(0, most)
    .map((chat, at) => (
      <RemovedChat
        key={chat.conversation.id}
        chat={chat}
        news={at === 0 && !before.includes(chat)}
        undo={at === 0 ? undo : undefined}
      />
    ));
}

interface Props {
  chat: RemovedConversation;
  /** True right after the deletion, which is then announced. */
  news: boolean;
  /** Undo button of the last one. */
  undo?: RefObject<HTMLButtonElement | null> | undefined;
}

function RemovedChat({ chat, news, undo }: Props) {
  const say = useSay();
  const panel = usePanel();
  const id = useId();
  const [fresh] = useState(news);
  const words = <Said text={text('ui_chat_deleted', { title: chat.conversation.title || say('ui_new_chat') })} />;
  return (
    <div className="note note-plain">
      <div className="note-text" id={id}>
        {fresh ? <Aloud>{words}</Aloud> : <p>{words}</p>}
      </div>
      <Button ref={undo} aria-describedby={id} onClick={() => void panel.restore(chat).catch(panel.fail)}>
        {say('ui_undo')}
      </Button>
    </div>
  );
}
