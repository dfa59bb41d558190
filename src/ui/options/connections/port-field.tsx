import { useState } from 'react';
import type { Settings } from '@/src/contract/settings.ts';
import { bridgePort } from '@/src/contract/settings.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useOptions } from '../state/options-context.tsx';

/** Field for the port on which programs reach the browser; a valid number is saved when the field is left. */
export function PortField({ bridge }: { bridge: Settings['bridge'] }) {
  const say = useSay();
  const { change } = useOptions();
  const [typed, setTyped] = useState(String(bridge.port));
  const read = bridgePort.safeParse(Number(typed || Number.NaN));
  const hint = say('connections_port_hint');

  function keep(): void {
    if (read.success && read.data !== bridge.port) void change({ bridge: { ...bridge, port: read.data } });
  }

  return (
    <form
      className="port-form"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextField
        label={say('connections_port')}
        value={typed}
        inputMode="numeric"
        maxLength={5}
        hint={hint}
        error={read.success ? undefined : hint}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
      />
    </form>
  );
}
