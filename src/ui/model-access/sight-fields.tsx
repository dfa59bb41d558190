import { BookMarked, Clock, FileText, type LucideIcon, PanelsTopLeft, Paperclip } from 'lucide-react';
import { useId } from 'react';
import { type AddressForm, addressForms, type DataKind, dataKinds, type ModelAccess } from '@/src/contract/settings.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { Select } from '../parts/fields/select.tsx';
import { useSay } from '../parts/services-context.tsx';
import './sight-fields.css';

type Given = Pick<ModelAccess, 'allowed' | 'addresses'>;

interface Props {
  value: Given;
  onChange(value: Given): void;
  /** Label of the address list, if a page has several. */
  addressesLabel?: string;
}

const icons: Record<DataKind, LucideIcon> = {
  tabs: PanelsTopLeft,
  bookmarks: BookMarked,
  history: Clock,
  pages: FileText,
  files: Paperclip,
};

export const kindNames = {
  tabs: 'sees_tabs',
  bookmarks: 'sees_bookmarks',
  history: 'sees_history',
  pages: 'sees_pages',
  files: 'sees_files',
} as const satisfies Record<DataKind, MessageKey>;

const holds: Record<DataKind, MessageKey> = {
  tabs: 'sees_tabs_holds',
  bookmarks: 'sees_bookmarks_holds',
  history: 'sees_history_holds',
  pages: 'sees_pages_holds',
  files: 'sees_files_holds',
};

const forms: Record<AddressForm, MessageKey> = {
  whole: 'sees_addresses_whole',
  'bare-history': 'sees_addresses_bare_history',
  bare: 'sees_addresses_bare',
};

/** Default proposal: everything, and history without search terms. */
export const firstSight: Given = { allowed: [...dataKinds], addresses: 'bare-history' };

/** Checkboxes for the data that a provider may see, and the way addresses are sent. */
export function SightFields({ value, onChange, addressesLabel }: Props) {
  const say = useSay();
  const id = useId();
  const allow = (kind: DataKind, on: boolean) =>
    onChange({ ...value, allowed: dataKinds.filter((one) => (one === kind ? on : value.allowed.includes(one))) });
  return (
    <div className="sight-fields">
      <ul className="sight-kinds">
        {dataKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <li key={kind} data-kind={kind}>
              <Checkbox
                checked={value.allowed.includes(kind)}
                onChange={(on) => allow(kind, on)}
                describedBy={`${id}-${kind}`}
              >
                <Icon size={14} aria-hidden />
                {say(kindNames[kind])}
              </Checkbox>
              <p id={`${id}-${kind}`} className="sight-holds">
                {say(holds[kind])}
              </p>
            </li>
          );
        })}
      </ul>
      <div className="sight-addresses">
        <span aria-hidden>{say('sees_addresses')}</span>
        <Select
          label={addressesLabel ?? say('sees_addresses')}
          aria-describedby={`${id}-addresses`}
          value={value.addresses}
          onChange={({ target }) => {
            const form = addressForms.find((one) => one === target.value);
            if (form) onChange({ ...value, addresses: form });
          }}
          choices={addressForms.map((form) => [form, say(forms[form])])}
        />
        <p id={`${id}-addresses`} className="sight-holds">
          {say('sees_addresses_hint')}
        </p>
      </div>
    </div>
  );
}
