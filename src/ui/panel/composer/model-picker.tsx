import { COMMANDS } from '@/src/contract/provider.ts';
import type { ModelChoice, ProviderConfig } from '@/src/contract/settings.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import { Select } from '../../parts/fields/select.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { chosenConfig, configOf, connectionName } from '../state/model-choice.ts';

const none: ModelChoice[] = [];

/** Options that open something instead of choosing a model. */
const all = ' all';
const add = ' add';
const instructions = ' instructions';

/**
 * Choice of the model for this chat: favourites first, each connection with its last model, and the way to all others.
 */
export function ModelPicker() {
  const say = useSay();
  const panel = usePanel();
  const { openOptions } = useServices();
  const providers = usePanelState((state) => state.providers);
  const favourites = usePanelState((state) => state.settings?.favourites ?? none);
  const chosen = usePanelState(chosenConfig);
  const names = providers.map((one) => one.name);
  const nameOf = (config: ProviderConfig) =>
    modelName({ name: connectionName(config, providers), model: config.model }, names);

  /** Option value of a model: the connection's id alone if the model is its default. */
  function optionValue({ provider, model }: ModelChoice): string {
    return configOf({ providers }, provider).model === model ? provider : `${provider}\n${model}`;
  }
  const option = (choice: ModelChoice) => {
    const config = providers.find(({ id }) => id === choice.provider);
    return (
      config && (
        <option key={optionValue(choice)} value={optionValue(choice)} dir="auto">
          {cleanForeign(nameOf({ ...config, model: choice.model }))}
        </option>
      )
    );
  };
  const current = { provider: chosen.id, model: chosen.model };
  const starred = new Set(favourites.map(optionValue));
  // The connection is named only if another one has a model with the same name.
  const isOneOfSeveral = [...favourites, ...providers.map(({ id, model }) => ({ provider: id, model }))].some(
    ({ provider, model }) => model === chosen.model && provider !== chosen.id,
  );
  const shownName = isOneOfSeveral ? nameOf(chosen) : chosen.model || chosen.name;
  const others = [
    ...providers.map(({ id, model }) => ({ provider: id, model })),
    ...(isBuiltIn(chosen) ? [] : [current]),
  ];
  const rest = new Map(others.filter((one) => !starred.has(optionValue(one))).map((one) => [optionValue(one), one]));

  function pick(value: string) {
    if (value === all) return panel.show('models');
    if (value === add) return providers.length > 0 ? openOptions('providers') : panel.show('models');
    if (value === instructions) return panel.show('instructions');
    const [provider = '', model] = value.split('\n');
    void panel.choose(provider, model);
  }

  return (
    <Select
      label={say('ui_model')}
      shown={isBuiltIn(chosen) ? say('ui_built_in') : cleanForeign(shownName)}
      value={isBuiltIn(chosen) ? COMMANDS : optionValue(current)}
      onChange={(event) => pick(event.target.value)}
    >
      {favourites.length > 0 && <optgroup label={say('ui_favourites')}>{favourites.map(option)}</optgroup>}
      {[...rest.values()].map(option)}
      <option value={COMMANDS}>{say('ui_built_in')}</option>
      {providers.length > 0 && <option value={all}>{say('ui_all_models')}</option>}
      <option value={add}>{say('ui_add_model')}</option>
      {!isBuiltIn(chosen) && <option value={instructions}>{say('ui_chat_instructions')}</option>}
    </Select>
  );
}

const isBuiltIn = ({ id }: { id: string }): boolean => id === COMMANDS;

/** Model name, with its connection if the names differ. */
export function modelName({ name, model }: { name: string; model: string }, names: string[]): string {
  if (!model || model === name) return name;
  return names.length > 1 || !model.includes(name) ? `${model} · ${name}` : model;
}
