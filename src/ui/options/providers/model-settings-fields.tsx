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

const numbers = [
  { field: 'temperature', label: 'options_temperature', hint: 'options_servers_own', inputMode: 'decimal' },
  { field: 'contextTokens', label: 'options_context', hint: null, inputMode: 'numeric' },
  { field: 'maxOutput', label: 'options_max_output', hint: 'options_servers_own', inputMode: 'numeric' },
  { field: 'priceIn', label: 'options_price_in', hint: 'options_price_hint', inputMode: 'decimal' },
  { field: 'priceOut', label: 'options_price_out', hint: 'options_price_hint', inputMode: 'decimal' },
] as const;

/** Settings of the model, as opposed to its connection. */
export function ModelSettingsFields({ draft, problem, set }: Props) {
  const say = useSay();
  const { priceIn, priceOut } = draft;
  return (
    <fieldset className="model-settings">
      <legend>{say('options_this_model')}</legend>
      <div className="provider-numbers">
        {numbers.map(({ field, label, hint, inputMode }) => (
          <TextField
            key={field}
            label={say(label)}
            inputMode={inputMode}
            placeholder={hint ? say(hint) : undefined}
            value={draft[field]}
            error={problem(field)}
            // Both prices are set at once, since a problem of one may be that of the other.
            onChange={({ target }) =>
              set({ ...(field.startsWith('price') && { priceIn, priceOut }), [field]: target.value })
            }
          />
        ))}
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
