import { type SyntheticEvent, useState } from 'react';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { shortestPassphrase } from '../../setup/passphrase-offer.tsx';
import { UnlockForm } from '../../setup/unlock-form.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { useKeyLock } from '../state/use-read.ts';

/** Set, change, remove or enter the passphrase for the keys. */
export function PassphraseSection() {
  const say = useSay();
  const { providers } = useServices();
  const { attempt, store } = useOptions();
  const lock = useKeyLock();
  const [typed, setTyped] = useState<string | null>(null);
  const [short, setShort] = useState(false);

  const set = (passphrase: string | null) =>
    attempt(async () => {
      await providers.setPassphrase(passphrase);
      setTyped(null);
      return { text: text(passphrase === null ? 'setup_passphrase_removed' : 'setup_passphrase_saved') };
    });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed === null || typed.length < shortestPassphrase) setShort(true);
    else void set(typed);
  }

  if (lock === null) return null;
  return (
    <Section title={say('setup_passphrase')} lead={say('setup_passphrase_lead')}>
      {lock === 'locked' && (
        <UnlockForm onForgotten={() => store.setState({ notice: { text: text('setup_keys_forgotten') } })} />
      )}
      {lock === 'unlocked' && <p className="section-lead">{say('setup_passphrase_is_set')}</p>}
      {lock !== 'locked' && typed === null && (
        <div className="buttons">
          <Button onClick={() => setTyped('')}>
            {say(lock === 'none' ? 'setup_passphrase_set' : 'setup_passphrase_change')}
          </Button>
          {lock === 'unlocked' && (
            <Button kind="quiet" onClick={() => void set(null)}>
              {say('setup_passphrase_remove')}
            </Button>
          )}
        </div>
      )}
      {lock !== 'locked' && typed !== null && (
        <form className="unlock-form" onSubmit={onSubmit}>
          <TextField
            autoFocus
            label={say('setup_passphrase_new')}
            value={typed}
            error={short ? say('setup_passphrase_short') : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setShort(false);
            }}
          />
          <div className="buttons">
            <Button type="submit" kind="fill">
              {say('options_save')}
            </Button>
            <Button kind="quiet" onClick={() => setTyped(null)}>
              {say('options_cancel')}
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
