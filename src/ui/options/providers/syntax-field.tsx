import { syntaxName, syntaxNames } from '@/src/contract/protocol.ts';
import { useSay } from '../../parts/services-context.tsx';
import { SelectField } from '../parts/select-field.tsx';

/** Choice of the way in which the model writes calls. */
export function SyntaxField({ value, onChange }: { value: string; onChange(syntax: string): void }) {
  const say = useSay();
  const known = value === 'automatic' || syntaxNames.some(({ id }) => id === value);
  return (
    <SelectField
      label={say('options_syntax')}
      hint={say('options_syntax_hint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="automatic">{say('options_syntax_automatic')}</option>
      {syntaxNames.map(({ id }) => (
        <option key={id} value={id}>
          {say(syntaxName(id))}
        </option>
      ))}
      {!known && <option value={value}>{value}</option>}
    </SelectField>
  );
}
