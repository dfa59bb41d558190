import { useId } from 'react';
import type { Client } from '@/src/contract/client.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { kindNames } from '../../model-access/sight-fields.tsx';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { Radio } from '../../parts/fields/radio.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useSay } from '../../parts/services-context.tsx';

/** The part of a program that the user decides on. */
export type ProgramRights = Pick<Client, 'name' | 'may' | 'sees' | 'models'>;

export const firstRights: ProgramRights = { name: '', may: 'change', sees: ['tabs', 'bookmarks'], models: false };

const suggestions = ['Claude Code', 'Cursor', 'VS Code', 'Claude Desktop', 'Python'];

const mays: { may: Client['may']; name: MessageKey }[] = [
  { may: 'look', name: 'connections_look' },
  { may: 'change', name: 'connections_change' },
];

/** Kinds of data that a program may see. */
const kinds = ['tabs', 'bookmarks', 'history', 'pages'] as const;

/** Fields for a program's name and rights. */
export function ProgramFields({ value, onChange }: { value: ProgramRights; onChange(value: ProgramRights): void }) {
  const say = useSay();
  const id = useId();
  const see = (kind: DataKind, on: boolean) => kinds.filter((one) => (one === kind ? on : value.sees.includes(one)));
  return (
    <>
      <TextField
        label={say('connections_name')}
        value={value.name}
        maxLength={100}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      {value.name === '' && (
        <ul className="program-names" aria-label={say('connections_suggestions')}>
          {suggestions.map((name) => (
            <li key={name}>
              <Button onClick={() => onChange({ ...value, name })}>{name}</Button>
            </li>
          ))}
        </ul>
      )}
      <fieldset className="program-choices">
        <legend>{say('connections_may')}</legend>
        {mays.map(({ may, name }) => (
          <Radio key={may} name={`${id}-may`} checked={value.may === may} onChange={() => onChange({ ...value, may })}>
            {say(name)}
          </Radio>
        ))}
      </fieldset>
      <fieldset className="program-choices">
        <legend>{say('connections_may_see')}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={value.sees.includes(kind)}
            onChange={(on) => onChange({ ...value, sees: see(kind, on) })}
          >
            {say(kindNames[kind])}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox checked={value.models} onChange={(models) => onChange({ ...value, models })}>
        {say('connections_models')}
      </Checkbox>
    </>
  );
}
