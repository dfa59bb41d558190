import { Download } from 'lucide-react';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import type { Notice } from '../state/options-store.ts';
import { saveKinds } from './save-kinds.ts';
import { SureButton } from './sure-button.tsx';
import { useFileWork } from './use-file-work.ts';

/** Export or delete all `n` chats. */
export function ChatsSection({ n }: { n: number }) {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const { underWay, run } = useFileWork();
  const save = () =>
    attempt(() => run((how) => saveKinds(services, { name: 'outrigger-chats', kinds: ['chats'] }, how)));
  return (
    <Section title={say('ui_chats')} lead={say('options_chats_lead')}>
      <SureButton
        label={say('options_delete_chats')}
        disabled={n === 0}
        question={say('options_delete_sure', { n })}
        consequences={[say('options_delete_sure_more')]}
        no={say('options_keep_all')}
        yes={say('options_delete_n', { n })}
        onYes={() => void attempt(() => deleteAllChats(services))}
      >
        <Button icon={Download} disabled={n === 0 || underWay !== null} onClick={() => void save()}>
          {say('options_export_chats')}
        </Button>
      </SureButton>
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
