import { Download, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useI18n, useSay, useServices } from '../../parts/world.tsx';
import '../cards.css';
import { download } from '../../parts/download.ts';
import { useOptions, useOptionsState } from '../options-context.tsx';
import { Section } from '../section.tsx';
import { useRead } from '../use-read.ts';
import { BookmarksSection } from './bookmarks-section.tsx';
import { chatsAsJson, deleteAllChats } from './chats.ts';
import './data-page.css';
import { TrashSection } from './trash-section.tsx';

/** What is kept on this device, and how to take it along or get rid of it. */
export default function DataPage() {
  const say = useSay();
  const services = useServices();
  const { conversations } = services;
  const { attempt } = useOptions();
  const providers = useOptionsState((state) => state.providers);
  const list = useCallback(() => conversations.list(), [conversations]);
  const n = useRead(list, 'conversations')?.length ?? 0;
  const [sure, setSure] = useState(false);
  const used = useStorageUsed();

  const save = () =>
    attempt(async () => {
      download('outrigger-chats.json', 'application/json', await chatsAsJson(services));
      return null;
    });

  return (
    <>
      <p className="options-lead">
        {say('options_data_lead')} {used !== null && say('options_data_used', { size: used })}
      </p>
      <ul className="cards data-kept">
        <li>{say('options_data_chats', { n })}</li>
        <li>{say('options_data_providers', { n: providers?.length ?? 0 })}</li>
        <li>{say('options_data_tags')}</li>
        <li>{say('options_data_activity')}</li>
        <li>{say('options_data_settings')}</li>
      </ul>
      <Section title={say('ui_chats')} lead={say('options_chats_lead')}>
        <div className="data-buttons">
          <Button icon={Download} disabled={n === 0} onClick={() => void save()}>
            {say('options_export_chats')}
          </Button>
          {!sure && (
            <Button icon={Trash2} disabled={n === 0} onClick={() => setSure(true)}>
              {say('options_delete_chats')}
            </Button>
          )}
        </div>
        {sure && (
          <fieldset className="data-sure">
            <legend>{say('options_delete_sure', { n })}</legend>
            <p>{say('options_delete_sure_more')}</p>
            <div className="data-buttons">
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
      <BookmarksSection />
      <TrashSection />
    </>
  );
}

/** What the browser says we take up, in words; null while it has not, or where it does not tell. */
function useStorageUsed(): string | null {
  const { locale } = useI18n();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    void navigator.storage?.estimate().then(({ usage = null }) => gone || setBytes(usage));
    return () => {
      gone = true;
    };
  }, []);
  if (bytes === null) return null;
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return megabytes.format(bytes / 1_000_000);
}
