import { useCallback, useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import { useI18n, useSay, useServices } from '../../parts/world.tsx';
import '../cards.css';
import { SelectField } from '../select-field.tsx';
import { useRead } from '../use-read.ts';
import './inspector-page.css';
import { Round } from './round.tsx';

/** Chats that can be chosen, the latest first. */
const most = 30;

/** What the model really wrote, round by round, and what became of each call in it. */
export default function InspectorPage() {
  const say = useSay();
  const { date } = useI18n();
  const { conversations, now } = useServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useCallback(async () => (await conversations.list()).slice(0, most), [conversations]);
  const chats = useRead(list, 'conversations');
  const chat = chats?.find(({ id }) => id === chosen) ?? chats?.[0];
  const id = chat?.id;
  const read = useCallback(
    async (): Promise<Message[]> => (id === undefined ? [] : conversations.messages(id)),
    [conversations, id],
  );
  const rounds = useRead(read, 'messages')?.filter(({ role }) => role === 'assistant');
  return (
    <>
      <p className="options-lead">{say('options_inspector_lead')}</p>
      {chats?.length === 0 && <p className="cards-none">{say('ui_no_chats')}</p>}
      {chat && (
        <SelectField label={say('options_chat')} value={chat.id} onChange={(event) => setChosen(event.target.value)}>
          {chats?.map(({ id, title, updated }) => (
            <option key={id} value={id}>
              {say('options_chat_when', { title: title || say('ui_new_chat'), when: date(updated, now()) })}
            </option>
          ))}
        </SelectField>
      )}
      {chat && rounds?.length === 0 && <p className="cards-none">{say('options_no_rounds')}</p>}
      <ol className="rounds-list">
        {rounds?.map((round, index) => (
          <Round key={round.id} message={round} number={index + 1} />
        ))}
      </ol>
    </>
  );
}
