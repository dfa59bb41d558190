import { ArrowUpRight, Folder, Layers, type LucideIcon, Tag } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { LiveRow, Row } from '@/src/contract/tool.ts';
import { Favicon, SourceTag } from '../parts/badges.tsx';
import { IconButton } from '../parts/button.tsx';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { ForeignText, Said, ShortPlace, useTitle } from '../parts/foreign-text.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { ShortAddress } from './short-address.tsx';

interface Props {
  row: Row;
  ticked: boolean;
  onTick(row: Row, ticked: boolean): void;
}

/** Row of a plan: checkbox, title, place and source. */
export const ConfirmationRow = memo(function ConfirmationRow({ row, ticked, onTick }: Props) {
  const say = useSay();
  const services = useServices();
  const id = useId();
  const note = `${id}-note`;
  const title = useTitle()(row);
  const live = liveRow(row);
  const Icon = row.url ? undefined : icons.get(row.id.split(':', 1)[0] ?? '');
  const [notOpened, setNotOpened] = useState(false);
  return (
    <li className="plan-row" data-row={row.id} data-ticked={ticked} data-source={row.source}>
      <Checkbox checked={ticked} onChange={(next) => onTick(row, next)} label={title} describedBy={note} id={id} />
      {Icon ? <Icon className="plan-row-icon" size={16} aria-hidden /> : <Favicon url={row.url} />}
      <label className="plan-row-text" htmlFor={id} title={row.url}>
        <ForeignText className="plan-row-title one-line">{title}</ForeignText>
        <span className="plan-row-notes" id={note}>
          <span className="plan-row-note">
            {row.url && <ShortAddress url={row.url} />}
            {row.place && (
              <span className="plan-row-place one-line">
                <ShortPlace place={row.place} />
              </span>
            )}
          </span>
          {row.becomes && <Said as="span" className="plan-row-becomes" text={row.becomes} />}
          {row.source && <SourceTag source={row.source} />}
          {notOpened && (
            <span className="plan-row-failed" role="alert">
              {say('ui_confirm_not_opened')}
            </span>
          )}
        </span>
      </label>
      {live && (
        <IconButton
          icon={ArrowUpRight}
          label={say('ui_confirm_open')}
          className="plan-row-open"
          onClick={() =>
            services.openRow(live, { background: false }).then(
              () => setNotOpened(false),
              () => setNotOpened(true),
            )
          }
        />
      )}
    </li>
  );
});

/** Icons for rows without a web page, by the prefix of the row id. */
const icons = new Map<string, LucideIcon>([
  ['folder', Folder],
  ['session', Layers],
  ['tag', Tag],
]);

const kinds = new Map<string, LiveRow['kind']>([
  ['tab', 'tab'],
  ['bookmark', 'bookmark'],
]);

/** Row to open with the "Open" button; null if nothing can be opened. */
function liveRow(row: Row): LiveRow | null {
  const [prefix = '', ...rest] = row.id.split(':');
  const kind = kinds.get(prefix);
  if (kind) return { kind, id: rest.join(':'), title: row.title, ...(row.url ? { url: row.url } : {}) };
  return row.url ? { kind: 'page', id: row.url, title: row.title, url: row.url } : null;
}
