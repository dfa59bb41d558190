import { useState } from 'react';
import type { ProviderRecords } from '@/src/contract/records.ts';
import { Aloud } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields/text-field.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { useStored } from '../parts/use-stored.ts';
import './unlock-form.css';

/** Minimum length of a passphrase, in characters. */
export const shortestPassphrase = 8;

/** True if no passphrase is set and no key is stored yet. */
async function isFirstKey({ lock, all, key }: Pick<ProviderRecords, 'lock' | 'all' | 'key'>): Promise<boolean> {
  if ((await lock()) !== 'none') return false;
  const configs = await all();
  const origins = configs.map(({ id, baseUrl }) => ({ id, origin: URL.parse(baseUrl)?.origin ?? '' }));
  const keys = await Promise.all(origins.map(({ id, origin }) => key(id, origin)));
  return keys.every((one) => !one);
}

/** Offers a passphrase before the first key is stored: one line, and the field if it is taken up. */
export function PassphraseOffer() {
  const say = useSay();
  const { providers } = useServices();
  const first = useStored(() => isFirstKey(providers));
  const [state, setState] = useState<'offered' | 'open' | 'set'>('offered');
  const [typed, setTyped] = useState('');
  const [short, setShort] = useState(false);

  async function save() {
    if (typed.length < shortestPassphrase) return setShort(true);
    await providers.setPassphrase(typed);
    setTyped('');
    setState('set');
  }

  if (!first) return null;
  if (state === 'set') return <Aloud>{say('setup_passphrase_saved')}</Aloud>;
  if (state === 'offered') {
    return (
      <div className="passphrase-offer">
        <span>{say('setup_passphrase_offer')}</span>
        <Button kind="quiet" onClick={() => setState('open')}>
          {say('setup_passphrase_first')}
        </Button>
      </div>
    );
  }
  // No form element of its own, since it may be inside of one.
  return (
    <div className="unlock-form">
      <TextField
        autoFocus
        label={say('setup_passphrase_new')}
        hint={say('setup_passphrase_lead')}
        value={typed}
        error={short ? say('setup_passphrase_short') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setShort(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
      />
      <div className="buttons">
        <Button onClick={() => void save()}>{say('options_save')}</Button>
        <Button kind="quiet" onClick={() => setState('offered')}>
          {say('options_cancel')}
        </Button>
      </div>
    </div>
  );
}
