import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import type { Notice } from '../state/options-store.ts';
import { saveKinds } from './save-kinds.ts';
import { useFileWork } from './use-file-work.ts';

/** Export or delete all `n` chats. */
export function ChatsSection({ n }: { n: number }) {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const { underWay, run } = useFileWork();
  const [sure, setSure] = useState(false);
  const save = () =>
    attempt(() => run((how) => saveKinds(services, { name: 'outrigger-chats', kinds: ['chats'] }, how)));
  return (
    <Section title={say('ui_chats')} lead={say('options_chats_lead')}>
      <div className="buttons">
        <Button icon={Download} disabled={n === 0 || underWay !== null} onClick={() => void save()}>
          {say('options_export_chats')}
        </Button>
        {!sure && (
          <Button className="danger-tone" icon={Trash2} disabled={n === 0} onClick={() => setSure(true)}>
            {say('options_delete_chats')}
          </Button>
        )}
      </div>
      {sure && (
        <fieldset className="data-sure">
          <legend>{say('options_delete_sure', { n })}</legend>
          <p>{say('options_delete_sure_more')}</p>
          <div className="buttons">
            <Button autoFocus onClick={() => setSure(false)}>
              {say('options_keep_all')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setSure(false);
                void attempt(() => deleteAllChats(services));
              }}
            >
              {say('options_delete_n', { n })}
            </Button>
          </div>
        </fieldset>
      )}
    </Section>
  );
}

/** Deletes every chat and withdraws its questions. Undo restores them as long as the page is open. */
async function deleteAllChats({ conversations, ask }: Services): Promise<Notice> {
  const removed: RemovedConversation[] = [];
  for (const { id } of await conversations.list()) {
    // Withdraws the questions of the chat. If the background does not answer, they are withdrawn later.
    await ask('revoke', { conversation: id }).catch(() => null);
    const one = await conversations.remove(id);
    if (one) removed.push(one);
  }
  return {
    text: text('options_chats_deleted', { n: removed.length }),
    async undo() {
      for (const one of removed) await conversations.restore(one);
    },
  };
}
