import { type FormEvent, useEffect, useRef, useState } from 'react';
import { actionSlots, type MenuPlace, menuPlaces, type UserAction } from '@/src/contract/action.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { TextArea } from '../../parts/fields/text-area.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { SelectField } from '../parts/select-field.tsx';

const placeNames: Record<MenuPlace, MessageKey> = {
  page: 'options_menu_page',
  selection: 'options_menu_selection',
  link: 'options_menu_link',
  tab: 'options_menu_tab',
};

interface Props {
  action: UserAction;
  /** Key combinations of the free commands, by command name. */
  keys: ReadonlyMap<string, string>;
  onSave(action: UserAction): Promise<void>;
  onCancel(): void;
}

export function ActionForm({ action, keys, onSave, onCancel }: Props) {
  const say = useSay();
  const [draft, setDraft] = useState(action);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const put = (change: Partial<UserAction>) => setDraft((before) => ({ ...before, ...change }));
  const complete = draft.name.trim() !== '' && draft.prompt.trim() !== '';

  const slotName = (slot: string, at: number) => {
    const key = keys.get(slot) ?? '';
    return say(key ? 'options_action_slot_key' : 'options_action_slot', { n: at + 1, key });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete) void onSave({ ...draft, name: draft.name.trim(), prompt: draft.prompt.trim() });
  }

  return (
    <form className="action-form" ref={form} onSubmit={submit}>
      <TextField
        label={say('options_action_name')}
        value={draft.name}
        maxLength={60}
        onChange={(event) => put({ name: event.target.value })}
      />
      <TextArea
        label={say('options_action_prompt')}
        hint={say('options_action_variables', {
          page: '{{page}}',
          selection: '{{selection}}',
          tabs: '{{tabs}}',
          link: '{{link}}',
        })}
        value={draft.prompt}
        maxLength={20_000}
        onChange={(event) => put({ prompt: event.target.value })}
      />
      <fieldset className="action-menus">
        <legend>{say('options_action_menus')}</legend>
        {menuPlaces.map((place) => (
          <Checkbox
            key={place}
            checked={draft.menus.includes(place)}
            onChange={(on) =>
              put({ menus: menuPlaces.filter((one) => (one === place ? on : draft.menus.includes(one))) })
            }
          >
            {say(placeNames[place])}
          </Checkbox>
        ))}
      </fieldset>
      <SelectField
        label={say('options_action_key')}
        hint={say('options_action_key_hint')}
        value={draft.slot ?? ''}
        onChange={(event) => put({ slot: actionSlots.find((slot) => slot === event.target.value) ?? null })}
        choices={[
          ['', say('options_action_no_key')],
          ...actionSlots.map((slot, at) => [slot, slotName(slot, at)] as const),
        ]}
      />
      <div className="buttons">
        <Button type="submit" kind="fill" disabled={!complete}>
          {say('options_save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {say('options_cancel')}
        </Button>
      </div>
    </form>
  );
}
