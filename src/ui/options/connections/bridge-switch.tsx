import { Check, CircleAlert } from 'lucide-react';
import type { BridgeStatus } from '@/src/contract/messages.ts';
import type { Settings } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { Spinner } from '../../parts/badges.tsx';
import { Button } from '../../parts/button.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { CopyLine } from '../../setup/copy-line.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { PortField } from './port-field.tsx';
import { useBridgeStatus } from './use-bridge-status.ts';

/** Shell command that installs the helper. */
const install = 'npx outrigger-bridge install';

/** States in which installing the helper may help. */
const needsHelper: ReadonlySet<BridgeStatus['state']> = new Set(['waiting', 'old-helper', 'odd-helper']);

const plainWords = {
  'no-permission': 'connections_no_permission',
  restart: 'connections_restart',
  connecting: 'connections_connecting',
  'old-helper': 'connections_old_helper',
  'odd-helper': 'connections_odd_helper',
} as const;

function wordsOf(status: BridgeStatus, port: number): Text {
  switch (status.state) {
    case 'off':
      return text('connections_off', { port: String(port) });
    case 'waiting':
      return text('connections_waiting', { command: install });
    case 'ready':
      return text('connections_ready', { url: `http://127.0.0.1:${status.port}` });
    case 'problem':
      return status.code === 'port-taken'
        ? text('connections_port_taken', { port: String(status.port) })
        : text('connections_problem', { port: String(status.port), code: status.code });
    default:
      return text(plainWords[status.state]);
  }
}

function signOf({ state }: BridgeStatus) {
  if (state === 'off') return null;
  if (state === 'ready') return <Check size={14} aria-hidden />;
  return state === 'connecting' || state === 'waiting' ? <Spinner /> : <CircleAlert size={14} aria-hidden />;
}

/** Switch that lets programs in, with the state of the helper in words. */
export function BridgeSwitch({ bridge }: { bridge: Settings['bridge'] }) {
  const say = useSay();
  const services = useServices();
  const { change } = useOptions();
  const status = useBridgeStatus(bridge.on);

  function turn(on: boolean): void {
    if (!on) return void change({ bridge: { ...bridge, on } });
    // Must be called synchronously in the gesture. If the permission exists already, some browsers reject the request.
    void services
      .requestPermission('nativeMessaging')
      .catch(() => true)
      .then((given) => (given ? change({ bridge: { ...bridge, on } }) : undefined));
  }

  /** Restarts the extension, which closes its pages; this one is opened again. */
  async function startAnew(): Promise<void> {
    await change({ bridge: { ...bridge, shown: true } });
    services.update();
  }

  return (
    <Section title={say('connections_access')}>
      <Switch on={bridge.on} onChange={turn}>
        {say('connections_switch')}
      </Switch>
      <p role="status" className="connections-status" data-state={status?.state}>
        {status && signOf(status)}
        <span>{status && <Said text={wordsOf(status, bridge.port)} />}</span>
      </p>
      {status?.state === 'restart' && (
        <Button onClick={() => void startAnew()}>{say('connections_restart_yes')}</Button>
      )}
      {status && needsHelper.has(status.state) && <CopyLine label={say('connections_install')} line={install} />}
      {status?.state === 'ready' && status.refused !== undefined && (
        <p className="connections-refused">{say('connections_refused', { n: status.refused })}</p>
      )}
      <PortField bridge={bridge} />
    </Section>
  );
}
