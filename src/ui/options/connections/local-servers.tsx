import type { ToolServer } from '@/src/contract/tool-server.ts';
import { Button } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useOptionsState } from '../state/options-context.tsx';
import { ConnectStatus } from './connect-status.tsx';
import { useBridgeStatus } from './use-bridge-status.ts';
import { useConnect } from './use-connect.ts';

/** Servers of the user's own file that the helper can start and that are not connected yet. */
export function LocalServers({ known }: { known: readonly ToolServer[] }) {
  const say = useSay();
  const on = useOptionsState((state) => state.settings?.bridge.on) ?? false;
  const status = useBridgeStatus(on);
  const there = new Set(known.flatMap(({ place }) => (place.kind === 'local' ? place.server : [])));
  const left = status?.state === 'ready' ? status.servers.filter((server) => !there.has(server)) : [];
  if (left.length === 0) return null;
  return (
    <div className="local-servers">
      <h3>{say('servers_file')}</h3>
      <ul>
        {left.map((server) => (
          <LocalServer key={server} server={server} taken={known.some(({ name }) => name === server)} />
        ))}
      </ul>
    </div>
  );
}

function LocalServer({ server, taken }: { server: string; taken: boolean }) {
  const say = useSay();
  const { newId, now } = useServices();
  const { connecting, connect } = useConnect();
  const name = taken ? `${server}_2` : server;
  const add = () => void connect({ id: newId(), name, at: now(), place: { kind: 'local', server } }, null);
  return (
    <li className="local-server spread">
      <ForeignText>{server}</ForeignText>
      <Button
        aria-label={say('servers_connect_to', { name: server })}
        disabled={connecting.state === 'asking'}
        onClick={add}
      >
        {say('servers_connect')}
      </Button>
      <ConnectStatus connecting={connecting} url={null} onAgain={add} />
    </li>
  );
}
