import { readSecret, writeSecret } from '@/src/address/connection-secret.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { KeyInput } from '../../parts/fields/key-input.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { KeyLink } from '../../setup/key-link.tsx';
import { useOptions } from '../state/options-context.tsx';
import './key-field.css';
import { useStoredKey } from './stored-key.ts';

interface Props {
  provider: string;
  /** True if the service requires a key. */
  needed: boolean;
  /** Origin of the typed address; null if it is invalid. */
  origin: string | null;
  /** Saved origin, to which the stored key is bound. */
  savedOrigin: string | null;
  value: string;
  error: string | undefined;
  /** URL of the page where the service gives out keys; null if unknown. */
  keyPage: string | null;
  /** Name of the service. */
  service: string;
  /** Name of a subscription that is often mistaken for an API key; null if there is none. */
  subscription: string | null;
  onChange(key: string): void;
}

/** Field for a new key, or state of the stored one. */
export function KeyField({
  provider,
  needed,
  origin,
  savedOrigin,
  value,
  error,
  keyPage,
  service,
  subscription,
  onChange,
}: Props) {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const stored = useStoredKey(provider, origin);
  const elsewhere = useStoredKey(provider, savedOrigin);
  const moved = !stored && elsewhere && origin !== savedOrigin && savedOrigin !== null;

  const remove = () =>
    attempt(async () => {
      if (origin === null) return null;
      const before = await services.providers.key(provider, origin);
      const { headers } = readSecret(before);
      await services.providers.putKey(provider, origin, writeSecret({ key: null, headers }));
      return {
        text: text('options_key_removed'),
        undo: async () => void (before && (await services.providers.putKey(provider, origin, before))),
      };
    });

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
