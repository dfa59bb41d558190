import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { CopyLine } from '../../setup/copy-line.tsx';
import { useOptionsState } from '../state/options-context.tsx';
import { clientSetups } from './client-setup.ts';
import { useBridgeStatus } from './use-bridge-status.ts';

interface Props {
  name: string;
  /** The key in plain text, which can be shown only now. */
  secret: string;
  onClose(): void;
}

/** Shows a program's key once, inside the settings that the program needs. */
export function KeyDialog({ name, secret, onClose }: Props) {
  const say = useSay();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const bridge = useOptionsState((state) => state.settings?.bridge);
  const status = useBridgeStatus(bridge?.on ?? false);
  const port = status?.state === 'ready' ? status.port : (bridge?.port ?? 0);
  const setups = clientSetups(port, secret);
  const [chosen, choose] = useState(
    Math.max(
      0,
      setups.findIndex((one) => one.name === name),
    ),
  );
  const setup = setups[chosen]!;
  useEffect(() => heading.current?.focus(), []);

  function onKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (chosen + step + setups.length) % setups.length;
    choose(next);
    currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="key-dialog" role="dialog" aria-modal="false" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        <Said text={text('connections_key_title', { name })} />
      </h3>
      <p>{say('connections_key_once')}</p>
      <div role="tablist" aria-label={say('connections_programs_tabs')} className="key-tabs" onKeyDown={onKey}>
        {setups.map((one, at) => (
          <button
            key={one.name}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            className="key-tab"
            aria-selected={at === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => choose(at)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="key-setup">
        <CopyLine label={setup.file ?? setup.name} line={setup.code} />
      </div>
      <div className="buttons">
        <Button kind="fill" onClick={onClose}>
          {say('connections_key_done')}
        </Button>
      </div>
    </div>
  );
}
