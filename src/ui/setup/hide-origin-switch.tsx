import { useId } from 'react';
import { text } from '@/src/contract/text.ts';
import { Switch } from '../parts/fields/switch.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { useStored } from '../parts/use-stored.ts';
import { CopyLine } from './copy-line.tsx';
import './hide-origin-switch.css';

interface Props {
  /** Origin of the server that refuses extensions. */
  origin: string;
  onSwitched?(hidden: boolean): void;
}

const allowed = 'chrome-extension://*,moz-extension://*';

/** Commands that make Ollama accept extensions, by operating system. */
const settingsOf = [
  { system: 'macOS', line: `launchctl setenv OLLAMA_ORIGINS "${allowed}"` },
  { system: 'Windows', line: `setx OLLAMA_ORIGINS "${allowed}"` },
  { system: 'Linux', line: `OLLAMA_ORIGINS="${allowed}" ollama serve` },
  { system: 'systemd', line: `Environment="OLLAMA_ORIGINS=${allowed}"` },
];

/** Fixes for a server that refuses extensions: hide the origin, or change its settings. */
export function HideOriginSwitch({ origin, onSwitched }: Props) {
  const say = useSay();
  const services = useServices();
  const id = useId();
  const settings = useStored(() => services.settings.get(), { table: 'settings' });
  const hidden = settings?.hiddenFrom.includes(origin) ?? false;
  const { host } = new URL(origin);

  async function change(now: boolean) {
    await services.hideOrigin(origin, now);
    onSwitched?.(now);
  }

  return (
    <div className="origin-cure">
      <Switch on={hidden} onChange={(now) => void change(now)} describedBy={`${id}-more`}>
        <Said text={text('setup_origin_switch', { host })} />
      </Switch>
      <p id={`${id}-more`} className="origin-cure-more">
        {say('setup_origin_switch_more')}
      </p>
      <details>
        <summary>{say('setup_origin_instead')}</summary>
        <ul className="origin-cure-lines">
          {settingsOf.map(({ system, line }) => (
            <li key={system}>
              <CopyLine label={system} line={line} />
            </li>
          ))}
        </ul>
        <p className="origin-cure-more">{say('setup_origin_restart')}</p>
      </details>
    </div>
  );
}
