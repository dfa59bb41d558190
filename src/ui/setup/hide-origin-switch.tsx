import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { text } from '@/src/contract/text.ts';
import { IconButton } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import './hide-origin-switch.css';
import './copy-line.css';

interface Props {
  /** Origin of the server that refuses extensions. */
  origin: string;
  /** Called after each switch. */
  onSwitched?(hidden: boolean): void;
}

const allowed = 'chrome-extension://*,moz-extension://*';

/** Commands that make Ollama accept extensions, by system. */
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
  const hidden = useHiddenOrigin(origin);
  const { host } = new URL(origin);

  async function change(now: boolean) {
    await services.hideOrigin(origin, now);
    onSwitched?.(now);
  }

  return (
    <div className="origin-cure">
      <div className="switch-line">
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          aria-describedby={`${id}-more`}
          checked={hidden}
          aria-checked={hidden}
          onChange={(event) => void change(event.target.checked)}
        />
        <label htmlFor={id}>
          <Said text={text('setup_origin_switch', { host })} />
        </label>
      </div>
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

/** True where requests to this origin hide that an extension sends them. */
function useHiddenOrigin(origin: string): boolean {
  const { settings, changes } = useServices();
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let gone = false;
    const read = () =>
      settings.get().then(
        ({ hiddenFrom }) => gone || setHidden(hiddenFrom.includes(origin)),
        () => {},
      );
    void read();
    const unlisten = changes.listen(({ table }) => {
      if (table === 'settings') void read();
    });
    return () => {
      gone = true;
      unlisten();
    };
  }, [settings, changes, origin]);
  return hidden;
}

/** Command with a Copy button. */
function CopyLine({ label, line }: { label: string; line: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-line">
      <span className="copy-line-label">{label}</span>
      <code dir="ltr">{line}</code>
      <IconButton
        icon={copied ? Check : Copy}
        label={say('setup_copy_for', { system: label })}
        onClick={() => void navigator.clipboard.writeText(line).then(() => setCopied(true))}
        onBlur={() => setCopied(false)}
      />
    </div>
  );
}
