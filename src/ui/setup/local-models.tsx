import { Search } from 'lucide-react';
import { useState } from 'react';
import type { LocalServer } from '@/src/contract/provider.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { Aloud } from '../parts/announcer.tsx';
import { Spinner } from '../parts/badges.tsx';
import { Button } from '../parts/button.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { FoundServer } from './lazy-parts.ts';
import './local-models.css';
import { useRenewedSignal } from './use-renewed-signal.ts';

/** Search for model servers on this machine. */
export function LocalModels({ onAdded }: { onAdded?(config: ProviderConfig): void }) {
  const say = useSay();
  const services = useServices();
  const [found, setFound] = useState<LocalServer[] | 'looking' | null>(null);
  const { renew } = useRenewedSignal();

  async function look() {
    const signal = renew();
    setFound('looking');
    const servers = await services.findLocalServers(signal).catch(() => []);
    if (!signal.aborted) setFound(servers);
  }

  return (
    <div className="local-models">
      <Button icon={Search} disabled={found === 'looking'} onClick={() => void look()}>
        {say(Array.isArray(found) ? 'setup_look_again' : 'setup_look')}
      </Button>
      {found !== null && (
        <Aloud className="local-models-status">
          {found === 'looking' && <Spinner />}{' '}
          {found === 'looking'
            ? say('setup_looking')
            : say(found.length > 0 ? 'setup_found' : 'setup_found_none', { n: found.length })}
        </Aloud>
      )}
      {Array.isArray(found) && found.length > 0 && (
        <ul className="found-servers">
          {found.map((server) => (
            <li key={server.baseUrl}>
              <FoundServer server={server} onAgain={() => void look()} onAdded={onAdded} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
