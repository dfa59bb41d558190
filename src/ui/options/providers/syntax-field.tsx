import { syntaxName, syntaxNames } from '@/src/contract/protocol.ts';
import { useSay } from '../../parts/services-context.tsx';
import { SelectField } from '../parts/select-field.tsx';

/** Choice of the way in which the model writes calls. */
export function SyntaxField({ value, onChange }: { value: string; onChange(syntax: string): void }) {
  const say = useSay();
  const known = ['automatic', ...syntaxNames.map(({ id }) => id)];
  return (
    <SelectField
      label={say('options_syntax')}
      hint={say('options_syntax_hint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      choices={[
        ['automatic', say('options_syntax_automatic')],
        ...syntaxNames.map(({ id }) => [id, say(syntaxName(id))] as const),
        ...(known.includes(value) ? [] : [[value, value] as const]),
      ]}
    />
  );
}
