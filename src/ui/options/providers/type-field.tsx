import { useSay, useServices } from '../../parts/services-context.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { typeName, typeOf } from '../state/connection-type.ts';
import { type ProviderDraft, withKind, withPreset } from '../state/provider-draft.ts';

/** Choice of the kind of connection or a known service. */
export function TypeField({ draft, onChange }: { draft: ProviderDraft; onChange(draft: ProviderDraft): void }) {
  const say = useSay();
  const services = useServices();
  const { kinds, presets } = services;

  function choose(id: string) {
    const kind = kinds.find((one) => one.id === id);
    const preset = presets.find((one) => one.id === id);
    if (kind) onChange(withKind(draft, kind, services));
    else if (preset) onChange(withPreset(draft, preset));
  }

  return (
    <SelectField
      label={say('options_type')}
      value={typeOf(draft, services).id}
      onChange={({ target }) => choose(target.value)}
    >
      {kinds.map((kind) => (
        <option key={kind.id} value={kind.id} dir="auto">
          {typeName(say, kind)}
        </option>
      ))}
      {presets.length > 0 && (
        <optgroup label={say('options_presets')}>
          {presets.map(({ id, label }) => (
            <option key={id} value={id} dir="auto">
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}
