import { useId } from 'react';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { useSay } from '../parts/services-context.tsx';
import { BuiltInModel } from './built-in-model.tsx';
import { KeyEntry } from './key-entry.tsx';
import { LocalModels } from './local-models.tsx';
import './no-model.css';

/** Ways to set up a model. */
export function NoModel({ onAdded }: { onAdded(config: ProviderConfig): void }) {
  const say = useSay();
  const id = useId();
  return (
    <section className="no-model" aria-labelledby={id}>
      <h2 id={id}>{say('setup_title')}</h2>
      <p className="no-model-lead">{say('setup_lead')}</p>
      <LocalModels onAdded={onAdded} />
      <BuiltInModel onAdded={onAdded} />
      <KeyEntry onAdded={onAdded} />
    </section>
  );
}
