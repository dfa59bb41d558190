import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type KeptKind, keptKinds } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { kindWords } from './kind-words.ts';

/** Wipes all data after a second confirmation. */
export function WipeSection({ counts }: { counts: Record<KeptKind, number> }) {
  const say = useSay();
  const { locale } = useI18n();
  const { archive } = useServices();
  const { attempt } = useOptions();
  const [sure, setSure] = useState(false);
  const kept = keptKinds.filter((kind) => counts[kind] > 0).map((kind) => say(kindWords[kind](counts[kind])));
  const goes = new Intl.ListFormat(locale).format(kept);

  const wipe = () =>
    attempt(async () => {
      setSure(false);
      await archive.wipe();
      // Local storage contains the theme and unfinished answers.
      localStorage.clear();
      return { text: text('options_data_wiped') };
    });

  return (
    <Section title={say('options_data_wipe')} lead={say('options_data_wipe_lead')}>
      {!sure && (
        <div className="buttons">
          <Button className="danger-tone" icon={Trash2} onClick={() => setSure(true)}>
            {say('options_data_wipe_all')}
          </Button>
        </div>
      )}
      {sure && (
        <fieldset className="data-sure">
          <legend>{say('options_data_wipe_sure')}</legend>
          <p>{kept.length > 0 && say('options_data_wipe_goes', { goes })}</p>
          <p>{say('options_data_wipe_final')}</p>
          <div className="buttons">
            <Button autoFocus onClick={() => setSure(false)}>
              {say('options_data_wipe_keep')}
            </Button>
            <Button kind="danger" onClick={() => void wipe()}>
              {say('options_data_wipe_yes')}
            </Button>
          </div>
        </fieldset>
      )}
    </Section>
  );
}
