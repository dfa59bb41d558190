import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { TextArea } from '../../parts/fields/text-area.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useSay } from '../../parts/services-context.tsx';
import type { Problems, ProviderDraft } from '../state/provider-draft.ts';

interface Props {
  draft: ProviderDraft;
  problem(field: keyof Problems): string | undefined;
  set(change: Partial<ProviderDraft>): void;
}

/** Settings of the model, as opposed to its connection. */
export function ModelSettingsFields({ draft, problem, set }: Props) {
  const say = useSay();
  return (
    <fieldset className="model-settings">
      <legend>{say('options_this_model')}</legend>
      <div className="provider-numbers">
        <TextField
          label={say('options_temperature')}
          inputMode="decimal"
          placeholder={say('options_servers_own')}
          value={draft.temperature}
          error={problem('temperature')}
          onChange={(event) => set({ temperature: event.target.value })}
        />
        <TextField
          label={say('options_context')}
          inputMode="numeric"
          value={draft.contextTokens}
          error={problem('contextTokens')}
          onChange={(event) => set({ contextTokens: event.target.value })}
        />
        <TextField
          label={say('options_max_output')}
          inputMode="numeric"
          placeholder={say('options_servers_own')}
          value={draft.maxOutput}
          error={problem('maxOutput')}
          onChange={(event) => set({ maxOutput: event.target.value })}
        />
        <TextField
          label={say('options_price_in')}
          inputMode="decimal"
          placeholder={say('options_price_hint')}
          value={draft.priceIn}
          error={problem('priceIn')}
          onChange={(event) => set({ priceIn: event.target.value, priceOut: draft.priceOut })}
        />
        <TextField
          label={say('options_price_out')}
          inputMode="decimal"
          placeholder={say('options_price_hint')}
          value={draft.priceOut}
          error={problem('priceOut')}
          onChange={(event) => set({ priceOut: event.target.value, priceIn: draft.priceIn })}
        />
      </div>
      <Checkbox checked={draft.several} onChange={(several) => set({ several })}>
        {say('options_several')}
      </Checkbox>
      <Checkbox checked={draft.images} onChange={(images) => set({ images })}>
        {say('options_images')}
      </Checkbox>
      <TextArea
        label={say('options_system_prompt')}
        hint={say('options_system_prompt_hint')}
        value={draft.systemPrompt}
        onChange={(event) => set({ systemPrompt: event.target.value })}
      />
    </fieldset>
  );
}
