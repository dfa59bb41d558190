import { Download } from 'lucide-react';
import { useState } from 'react';
import { keptKinds } from '@/src/contract/archive.ts';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { UnlockForm } from '../../setup/unlock-form.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { useKeyLock } from '../state/use-read.ts';
import { Progress } from './progress.tsx';
import { saveKinds } from './save-kinds.ts';
import { useFileWork } from './use-file-work.ts';

const withoutKeys = keptKinds.filter((kind) => kind !== 'keys');

/** Export of all data in one file. */
export function ExportSection() {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const { underWay, run } = useFileWork();
  const [keys, setKeys] = useState(false);
  const locked = useKeyLock() === 'locked' && keys;

  const save = () =>
    attempt(() => run((how) => saveKinds(services, { name: 'outrigger', kinds: keys ? keptKinds : withoutKeys }, how)));

  return (
    <Section title={say('options_data_export')} lead={say('options_data_export_lead')}>
      <Checkbox checked={keys} onChange={setKeys}>
        {say('options_data_with_keys')}
      </Checkbox>
      {keys && (
        <p className="data-warning" role="status">
          {say('options_data_keys_warning')}
        </p>
      )}
      {locked && <UnlockForm />}
      <div className="buttons">
        <Button icon={Download} disabled={locked || underWay !== null} onClick={() => void save()}>
          {say('options_data_export_all')}
        </Button>
      </div>
      {underWay && (
        <Progress
          label={say('options_data_export_all')}
          part={underWay.total > 0 ? underWay.done / underWay.total : 0}
          says={say('options_data_written', { n: underWay.done, total: underWay.total })}
          stop={say('options_data_export_stop')}
          onStop={underWay.stop}
        />
      )}
    </Section>
  );
}
