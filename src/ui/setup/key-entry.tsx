import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { Aloud } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { KeyInput } from '../parts/fields/key-input.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import './key-entry.css';
import { KeyLink } from './key-link.tsx';
import { keyIn } from './known-services.ts';
import { KeyOffer, PassphraseOffer } from './lazy-parts.ts';

/** Length from which an unrecognized key is taken to be complete. */
const long = 20;

/** Field for an API key that recognizes its service. */
export function KeyEntry({ onAdded }: { onAdded(config: ProviderConfig): void }) {
  const say = useSay();
  const services = useServices();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = keyIn(typed, services);
  if (!open) {
    return (
      <Button icon={KeyRound} className="key-entry-open" onClick={() => setOpen(true)}>
        {say('setup_key_enter')}
      </Button>
    );
  }
  return (
    <div className="key-entry">
      <KeyInput
        autoFocus
        value={typed}
        hint={say('setup_key_subscription')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!typed && (
        <fieldset className="key-entry-links" aria-label={say('setup_key_where')}>
          <span className="fine-print" aria-hidden>
            {say('setup_key_where')}
          </span>
          {[...services.kinds, ...services.presets].map(
            ({ id, label, keyPage }) =>
              keyPage && (
                <KeyLink key={id} page={keyPage}>
                  {label}
                </KeyLink>
              ),
          )}
        </fieldset>
      )}
      <PassphraseOffer />
      {found && <KeyOffer key={found.key} found={found} onAdded={onAdded} onRemove={() => setTyped('')} />}
      {!found && typed.trim().length >= long && (
        <div className="key-entry-unknown">
          <Aloud>{say('setup_key_unknown')}</Aloud>
          <Button kind="quiet" onClick={() => services.openOptions('providers')}>
            {say('ui_options')}
          </Button>
        </div>
      )}
    </div>
  );
}
