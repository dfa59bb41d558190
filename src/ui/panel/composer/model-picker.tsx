import { COMMANDS } from '@/src/contract/settings.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import { Select } from '../../parts/fields/select.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { configOf } from '../state/model-choice.ts';

/** Choice of connection: saved ones, and the built-in commands. */
export function ModelPicker() {
  const say = useSay();
  const panel = usePanel();
  const providers = usePanelState((state) => state.providers);
  const chosen = usePanelState((state) => state.settings?.provider ?? null);
  const names = providers.map((one) => one.name);
  const config = configOf({ providers }, chosen);
  return (
    <Select
      label={say('ui_model')}
      shown={config.id === COMMANDS ? say('ui_built_in') : cleanForeign(modelName(config, names))}
      value={config.id}
      onChange={(event) => void panel.choose(event.target.value)}
    >
      {providers.map((one) => (
        <option key={one.id} value={one.id} dir="auto">
          {cleanForeign(modelName(one, names))}
        </option>
      ))}
      <option value={COMMANDS}>{say('ui_built_in')}</option>
    </Select>
  );
}

/** Model name, with its connection where the names differ. */
function modelName({ name, model }: { name: string; model: string }, names: string[]): string {
  if (!model || model === name) return name;
  return names.length > 1 || !model.includes(name) ? `${model} · ${name}` : model;
}
