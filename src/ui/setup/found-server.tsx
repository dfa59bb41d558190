import { useState } from 'react';
import { shownHost } from '@/src/address/shown-address.ts';
import type { LocalServer } from '@/src/contract/provider.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { Aloud } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/fields/select.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { addConnection } from './add-connection.ts';
import { HideOriginSwitch } from './hide-origin-switch.tsx';
import { suggestedModel } from './suggested-model.ts';

interface Props {
  server: LocalServer;
  onAgain(): void;
  onAdded: ((config: ProviderConfig) => void) | undefined;
}

/** Model server on this machine with its models. */
export function FoundServer({ server, onAgain, onAdded }: Props) {
  const say = useSay();
  const services = useServices();
  const { label, baseUrl, kind, models, refusal } = server;
  const [chosen, setChosen] = useState(() => suggestedModel(models));
  const [added, setAdded] = useState<string | null>(null);
  const { origin, host } = new URL(baseUrl);

  async function add() {
    if (!chosen) return;
    const config = await addConnection(services, { kind, name: label, baseUrl, model: chosen });
    setAdded(config.model);
    onAdded?.(config);
  }

  return (
    <div className="found-server" data-server={label}>
      <p className="found-server-name">
        <bdi>{label}</bdi> <bdi className="found-server-host">{shownHost(host)}</bdi>
      </p>
      {refusal?.code === 'origin-not-allowed' ? (
        <>
          <Said as="p" text={text('setup_refuses', { name: label })} />
          <HideOriginSwitch origin={origin} onSwitched={(hidden) => hidden && onAgain()} />
        </>
      ) : (
        <p className="found-server-facts">
          <Said text={text(refusal ? 'setup_wants_key' : 'setup_models', { n: models.length, name: label })} />
        </p>
      )}
      {models.length > 0 && (
        <div className="buttons found-server-add">
          <Select
            label={say('setup_model_of', { name: label })}
            value={chosen?.id ?? ''}
            onChange={({ target }) => setChosen(models.find(({ id }) => id === target.value) ?? null)}
            choices={models.map(({ id, size }) => [id, size ? `${id} (${size})` : id])}
          />
          <Button kind="fill" disabled={added !== null} onClick={() => void add()}>
            {say('setup_add', { name: label })}
          </Button>
        </div>
      )}
      <Aloud className="found-server-facts">
        {added !== null && <Said text={text('setup_added', { name: added })} />}
      </Aloud>
    </div>
  );
}
