import { KeyRound } from 'lucide-react';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { Aloud } from '../parts/announcer.tsx';
import { Spinner } from '../parts/badges.tsx';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useI18n, useSay } from '../parts/services-context.tsx';
import './key-offer.css';
import type { FoundKey } from './known-services.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useAddKey } from './use-add-key.ts';

interface Props {
  found: FoundKey;
  onAdded(config: ProviderConfig): void;
  onRemove(): void;
}

/** Offer to set up the service of a pasted key. */
export function KeyOffer({ found, onAdded, onRemove }: Props) {
  const say = useSay();
  const { sentenceGap } = useI18n();
  const { state, add } = useAddKey(found, onAdded);
  const { label, baseUrl } = found.service;
  const { host } = new URL(baseUrl);
  return (
    <section className="key-offer" aria-label={say('setup_key_title', { name: label })}>
      <p className="key-offer-title">
        <KeyRound size={14} aria-hidden /> {say('setup_key_title', { name: label })}
      </p>
      <Said as="p" text={text('setup_key_where', { host })} />
      <p className="fine-print">{say('setup_key_subscription')}</p>
      <Aloud className="key-offer-status">
        {state.kind === 'asking' && (
          <p>
            <Spinner /> <Said text={text('options_asking', { host })} />
          </p>
        )}
        {state.kind === 'failed' && (
          <p>
            <Said as="strong" text={state.what} />
            {sentenceGap}
            <Said text={state.cure} />
          </p>
        )}
      </Aloud>
      {state.kind === 'failed' && state.locked && <UnlockForm onUnlocked={() => void add()} />}
      <div className="buttons key-offer-buttons">
        <Button kind="fill" disabled={state.kind === 'asking'} onClick={() => void add()}>
          {say('setup_key_add', { name: label })}
        </Button>
        <Button kind="quiet" onClick={onRemove}>
          {say('setup_key_remove')}
        </Button>
      </div>
    </section>
  );
}
