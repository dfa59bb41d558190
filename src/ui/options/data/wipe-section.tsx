import { text } from '@/src/contract/text.ts';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { SureButton } from './sure-button.tsx';

/** Wipes all data after a second confirmation. `kept`: how many there are of each kind, in words. */
export function WipeSection({ kept }: { kept: string[] }) {
  const say = useSay();
  const { locale } = useI18n();
  const { archive } = useServices();
  const { attempt } = useOptions();
  const goes = new Intl.ListFormat(locale).format(kept);

  const wipe = () =>
    attempt(async () => {
      await archive.wipe();
      // Local storage contains the theme and unfinished answers.
      localStorage.clear();
      return { text: text('options_data_wiped') };
    });

  return (
    <Section title={say('options_data_wipe')} lead={say('options_data_wipe_lead')}>
      <SureButton
        label={say('options_data_wipe_all')}
        question={say('options_data_wipe_sure')}
        consequences={[kept.length > 0 && say('options_data_wipe_goes', { goes }), say('options_data_wipe_final')]}
        no={say('options_data_wipe_keep')}
        yes={say('options_data_wipe_yes')}
        onYes={() => void wipe()}
      />
    </Section>
  );
}
