import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { text } from '@/src/contract/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { useSay, useServices } from '../../parts/world.tsx';
import { useOptions } from '../options-context.tsx';
import './key-field.css';
import { useStoredKey } from './stored-key.ts';

interface Props {
  provider: string;
  /** The service gives nothing without one. */
  needed: boolean;
  /** Origin of the address as it is typed now; null where it is none. */
  origin: string | null;
  /** Origin that was saved; the key there is not used elsewhere. */
  savedOrigin: string | null;
  value: string;
  error: string | undefined;
  onChange(key: string): void;
}

/** A field of its own and not `type=password`: those have no role, and password managers offer to fill them. */
export function KeyField({ provider, needed, origin, savedOrigin, value, error, onChange }: Props) {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const [shown, setShown] = useState(false);
  const stored = useStoredKey(provider, origin);
  const elsewhere = useStoredKey(provider, savedOrigin);
  const moved = !stored && elsewhere && origin !== savedOrigin && savedOrigin !== null;

  const remove = () =>
    attempt(async () => {
      if (origin === null) return null;
      const key = await services.providers.key(provider, origin);
      await services.providers.putKey(provider, origin, '');
      return {
        text: text('options_key_removed'),
        undo: async () => key && services.providers.putKey(provider, origin, key),
      };
    });

  return (
    <div className="key-field">
      <TextField
        label={say('options_key')}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={shown ? '' : 'key-hidden'}
        placeholder={stored ?? (moved ? '' : say(needed ? 'options_key_needed' : 'options_key_none'))}
        error={error}
        hint={hint()}
        end={
          value && (
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={say(shown ? 'options_key_hide' : 'options_key_show')}
              onClick={() => setShown((now) => !now)}
            />
          )
        }
      />
      {stored && !value && (
        <Button kind="quiet" onClick={() => void remove()}>
          {say('options_key_remove')}
        </Button>
      )}
    </div>
  );

  function hint() {
    if (moved) return say('options_key_moved', { host: new URL(savedOrigin).host });
    if (stored) return say('options_key_stored');
    return say(needed ? 'options_key_needed_hint' : 'options_key_hint');
  }
}
