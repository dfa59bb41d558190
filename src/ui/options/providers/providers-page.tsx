import { Plus, SquareTerminal } from 'lucide-react';
import { COMMANDS } from '@/src/contract/provider.ts';
import { modelSettings, type ProviderConfig, type Settings } from '@/src/contract/settings.ts';
import { configOf } from '../../panel/state/model-choice.ts';
import { Button } from '../../parts/button.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { LocalModels } from '../../setup/local-models.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { draftOf, isUntouched, newDraft } from '../state/provider-draft.ts';
import { PassphraseSection } from './passphrase-section.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderRow, UseButton } from './provider-row.tsx';
import './providers-page.css';

/** Connections page. */
export function ProvidersPage() {
  const say = useSay();
  const { kinds, newId } = useServices();
  const { store, draft } = useOptions();
  const settings = useOptionsState((state) => state.settings);
  const providers = useOptionsState((state) => state.providers);
  const editing = useOptionsState((state) => state.editing);
  const drafts = useOptionsState((state) => state.drafts);
  const saved = providers ?? [];
  const inUse = settings && providers && configOf({ providers }, settings.provider).id;
  const unsaved = [...drafts.keys()].find((id) => !saved.some((config) => config.id === id));
  const begun = unsaved !== undefined && unsaved === editing ? [{ id: unsaved, config: null }] : [];

  /** Continues an unfinished form, if there is one. */
  function add() {
    const id = unsaved ?? newId();
    if (unsaved === undefined) draft(id, newDraft(kinds[0]));
    store.setState({ editing: id });
  }

  const none = saved.length === 0 || undefined;
  const builtIn = (
    <li className="built-in">
      <SquareTerminal size={14} aria-hidden />
      <div className="built-in-words">
        <p className="provider-name">{say('ui_built_in')}</p>
        <p className="provider-facts">{say('options_built_in_facts')}</p>
      </div>
      {providers && <UseButton id={COMMANDS} name={say('ui_built_in')} inUse={inUse === COMMANDS} />}
    </li>
  );

  return (
    <>
      <p className="options-lead">{say(saved.length > 0 ? 'options_providers_lead' : 'options_providers_none')}</p>
      <ul className="cards providers" data-none={none}>
        {[...saved.map((config) => ({ id: config.id, config })), ...begun].map(({ id, config }) => {
          const typed = drafts.get(id);
          const shown = typed ?? (config && settings && draftOf(config, settingsOf(settings, config)));
          const changed = typed !== undefined && (config !== null || !isUntouched(typed, kinds[0]));
          return (
            <li key={id} data-provider={id}>
              {config && <ProviderRow config={config} inUse={inUse === id} open={editing === id} />}
              {editing === id && shown && <ProviderForm id={id} saved={config} draft={shown} changed={changed} />}
            </li>
          );
        })}
        {begun.length === 0 && builtIn}
      </ul>
      {begun.length > 0 && (
        <ul className="cards providers" data-none={none}>
          {builtIn}
        </ul>
      )}
      {begun.length === 0 && (
        <Button kind={saved.length > 0 ? 'plain' : 'fill'} icon={Plus} className="providers-add" onClick={add}>
          {say('options_add_provider')}
        </Button>
      )}
      <Section title={say('setup_local')} lead={say('setup_local_lead')}>
        <LocalModels />
      </Section>
      <PassphraseSection />
    </>
  );
}

const settingsOf = ({ models }: Settings, { id, model }: ProviderConfig) =>
  models[`${id}/${model}`] ?? modelSettings.parse({});
