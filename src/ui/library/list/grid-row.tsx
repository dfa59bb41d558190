import {
  Check,
  ChevronRight,
  ExternalLink,
  Folder,
  FolderInput,
  Layers,
  type LucideIcon,
  Minus,
  Pencil,
  Tag,
  Trash2,
} from 'lucide-react';
import { createElement, memo, type ReactNode } from 'react';
import { shownSite } from '@/src/address/shown-address.ts';
import { Favicon } from '../../parts/badges.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { ForeignText, ShortPlace, useTitle } from '../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import type { LibraryRow, RowKind } from '../rows/library-row.ts';
import type { PlacedRow } from '../rows/row-tree.ts';
import type { LibraryForm } from '../state/library-store.ts';
import {
  type Call,
  canDelete,
  canMove,
  canRename,
  canRestore,
  canTag,
  openCalls,
  restoreCalls,
} from '../state/row-calls.ts';
import './row-actions.css';
import type { Drop } from './use-reorder.ts';

export interface RowActions {
  onDelete(row: LibraryRow): void;
  onForm(kind: LibraryForm['kind'], row: LibraryRow): void;
  onAct(calls: Call[]): void;
}

interface Props extends Omit<PlacedRow, 'parent'> {
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  selected: boolean;
  /** True for a row in a selected one, which is deleted with it. */
  included: boolean;
  dragged: boolean;
  /** True while the open form is about this row. */
  subject: boolean;
  tabStop: boolean;
  /** True for the hovered row and for the Tab stop: only these have buttons, seen while hovered or focused. */
  active: boolean;
  /** Drop position of the rows that are dragged over it. */
  target: Drop['where'] | null;
  actions: RowActions;
}

const icons: Partial<Record<RowKind, LucideIcon>> = { session: Layers, tag: Tag, folder: Folder, trashed: Folder };

/** Non-breaking space in place of a count that is still loading, so that the title does not jump. */
const nothingYet = '\u00a0';

/** True for rows that can be expanded, which includes those not counted yet. */
const opens = (row: LibraryRow | null): boolean => row?.inside !== undefined && row.inside !== 0;

/** One row, absolutely positioned in the list. The list handles its events. */
export const GridRow = memo(function GridRow(props: Props) {
  const { index, top, row, level, position, siblings, open, selected, included, dragged, subject, tabStop, target } =
    props;
  return createElement(
    'div',
    {
      className: 'row',
      role: 'row',
      'data-row': row ? `${row.kind}:${row.id}` : undefined,
      'data-target': target ?? undefined,
      'data-dragged': dragged || undefined,
      'data-subject': subject || undefined,
      'data-included': included || undefined,
      style: { transform: `translateY(${top}px)`, '--level': level - 1 },
      tabIndex: tabStop ? 0 : -1,
      'aria-rowindex': index + 1,
      'aria-level': level,
      'aria-posinset': position + 1,
      'aria-setsize': siblings,
      'aria-expanded': opens(row) ? open : undefined,
      'aria-selected': selected,
      'aria-busy': row === null || undefined,
      draggable: row !== null && row.kind !== 'trashed' && !row.fixed,
    },
    row ? <Cells {...props} row={row} /> : <Cell className="row-title" />,
  );
});

const Cell = ({ className, children }: { className: string; children?: ReactNode }) =>
  createElement('span', { className, role: 'gridcell' }, children);

function Cells({ row, open, selected, included, active, actions }: Props & { row: LibraryRow }) {
  const say = useSay();
  const i18n = useI18n();
  const { now } = useServices();
  const title = useTitle()(row);
  const Icon = row.url ? undefined : icons[row.kind];
  const site = row.url ? shownSite(row.url) : null;
  const at = row.at === undefined || row.at <= 0 ? null : row.at;
  return (
    <>
      <Cell className="row-check">
        <span className="row-box-mark" aria-hidden>
          {selected ? <Check size={12} /> : included && <Minus size={12} />}
        </span>
        {included && !selected && <span className="unseen">{say('library_included')}</span>}
      </Cell>
      <Cell className="row-title">
        {opens(row) ? (
          <ChevronRight className="row-chevron" data-open={open || undefined} size={14} aria-hidden />
        ) : (
          <span className="row-chevron" />
        )}
        {Icon ? <Icon className="row-icon" size={16} aria-hidden /> : <Favicon url={row.url} />}
        <span className="row-words">
          <ForeignText className="row-name one-line">{title}</ForeignText>
          {row.tags.map((tag) => (
            <span className="row-tag" key={tag}>
              <ForeignText>{tag}</ForeignText>
            </span>
          ))}
        </span>
      </Cell>
      <Cell className="row-actions">
        {(active || canRestore(row)) && <RowButtons row={row} title={title} actions={actions} />}
      </Cell>
      <Cell className="row-detail numbers one-line">
        {row.inside === null && nothingYet}
        {site && <ForeignText className="row-note row-site">{site}</ForeignText>}
        {row.detail && (
          <span className="row-note">
            <ShortPlace place={row.detail} />
          </span>
        )}
        {at && (
          <span className="row-note row-date">
            {row.kind === 'trashed' ? say('options_data_trash_until', { date: at }) : i18n.date(at, now())}
          </span>
        )}
      </Cell>
    </>
  );
}

/** Buttons of a row. They are no Tab stops; arrow keys reach them. */
function RowButtons({ row, title, actions }: { row: LibraryRow; title: string; actions: RowActions }) {
  const say = useSay();
  const { onAct, onDelete, onForm } = actions;
  const open = row.snoozed ? say('rules_open_now_one', { name: title }) : say('library_open_one', { title });
  const remove = say(row.kind === 'page' ? 'library_untag_one' : 'library_delete_one', { title });
  // Keys without the title: the button at a place keeps the focus when its row goes and the next one takes the place.
  const buttons: [there: boolean, id: string, icon: LucideIcon, label: string, onClick: () => void][] = [
    [row.kind === 'session', 'open', ExternalLink, open, () => onAct(openCalls([row]))],
    [canRename(row), 'rename', Pencil, say('library_rename_one', { title }), () => onForm('rename', row)],
    [canTag(row), 'tags', Tag, say('library_tag_one', { title }), () => onForm('tags', row)],
    [canMove(row), 'move', FolderInput, say('library_move_one', { title }), () => onForm('move', row)],
    [canDelete(row), 'delete', Trash2, remove, () => onDelete(row)],
  ];
  return (
    <>
      {buttons.map(
        ([there, id, icon, label, onClick]) =>
          there && <IconButton key={id} icon={icon} tabIndex={-1} label={label} onClick={onClick} />,
      )}
      {canRestore(row) && (
        <Button
          tabIndex={-1}
          aria-label={say('options_data_restore_one', { title })}
          onClick={() => onAct(restoreCalls([row]))}
        >
          {say('options_data_restore')}
        </Button>
      )}
    </>
  );
}
