import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { KeyInput } from '../../parts/fields/key-input.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { KeyLink } from '../../setup/key-link.tsx';
import type { ConnectionType } from '../state/connection-type.ts';
import './key-field.css';
import { useChangeSecret, useStoredKey } from './stored-key.ts';

interface Props {
  provider: string;
  type: ConnectionType;
  /** Origin of the typed address; null if it is invalid. */
  origin: string | null;
  /** Saved origin, to which the stored key is bound. */
  savedOrigin: string | null;
  value: string;
  error: string | undefined;
  onChange(key: string): void;
}

/** Field for a new key, or state of the stored one. */
export function KeyField({ provider, type, origin, savedOrigin, value, error, onChange }: Props) {
  const say = useSay();
  const changeSecret = useChangeSecret(provider, origin);
  const stored = useStoredKey(provider, origin);
  const elsewhere = useStoredKey(provider, savedOrigin);
  const moved = !stored && elsewhere && origin !== savedOrigin && savedOrigin !== null;
  const { label: service, keyPage, subscription } = type;
  const needed = type.needsKey === 'yes';

  const remove = () => changeSecret((secret) => ({ ...secret, key: null }), text('options_key_removed'));

  return (
    <div className="key-field">
      <KeyInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={stored ?? (moved ? '' : say(needed ? 'options_key_needed' : 'options_key_none'))}
        error={error}
        hint={hint()}
      />
      {!stored && keyPage && <KeyLink page={keyPage}>{say('setup_key_get', { service })}</KeyLink>}
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
    if (!needed) return say('options_key_hint');
    return subscription
      ? say('options_key_needed_hint', { service, subscription })
      : say('options_key_of_service', { service });
  }
}
