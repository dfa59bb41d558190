import { ChevronRight, Trash2 } from 'lucide-react';
import { shownHost } from '@/src/address/shown-address.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { typeName, typeOf } from '../state/connection-type.ts';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import './provider-row.css';
import { chooseProvider, removeProvider } from './save-provider.ts';

/** Saved connection with its state and, collapsed, its form. */
export function ProviderRow({ config, inUse, open }: { config: ProviderConfig; inUse: boolean; open: boolean }) {
  const say = useSay();
  const services = useServices();
  const { store, attempt, draft } = useOptions();
  const { id, name, model, baseUrl } = config;
  const host = URL.parse(baseUrl)?.host ?? baseUrl;
  return (
    <div className="provider-row">
      <button
        type="button"
        className="provider-toggle"
        aria-expanded={open}
        onClick={() => store.setState({ editing: open ? null : id })}
      >
        <ChevronRight className="provider-chevron" size={14} aria-hidden />
        <span className="provider-words">
          <ForeignText className="provider-name">{name}</ForeignText>{' '}
          <span className="provider-facts">
            <ForeignText>{model}</ForeignText> <ForeignText>{typeName(say, typeOf(config, services))}</ForeignText>{' '}
            <Host host={host} />
          </span>
        </span>
      </button>
      <UseButton id={id} name={name} inUse={inUse} />
      <IconButton
        icon={Trash2}
        label={say('options_remove', { name })}
        onClick={() => {
          if (open) store.setState({ editing: null });
          draft(id, null);
          void attempt(() => removeProvider(services, config));
        }}
      />
    </div>
  );
}

/** Breaks a long host before its port. */
function Host({ host }: { host: string }) {
  const [, name = '', port] = /^(.*?)(:\d+)?$/.exec(host) ?? [];
  return (
    <bdi dir="auto">
      {shownHost(name)}
      {port && <wbr />}
      {port}
    </bdi>
  );
}

/** Shows the connection in use, or a button to use this one. */
export function UseButton({ id, name, inUse }: { id: string; name: string; inUse: boolean }) {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const settings = useOptionsState((state) => state.settings);
  if (inUse) return <span className="provider-in-use">{say('options_in_use')}</span>;
  return (
    <Button
      aria-label={say('options_use_name', { name })}
      disabled={!settings}
      onClick={() => settings && void attempt(() => chooseProvider(services, { id, name }, settings))}
    >
      {say('options_use')}
    </Button>
  );
}
