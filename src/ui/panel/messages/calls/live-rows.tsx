import { Check } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shortAddress, shownSite } from '@/src/address/shown-address.ts';
import { type MessageKey, text } from '@/src/contract/text.ts';
import type { Chip, LiveRow } from '@/src/contract/tool.ts';
import { Favicon } from '../../../parts/badges.tsx';
import { Button } from '../../../parts/button.tsx';
import { ForeignText, ShortPlace, useTitle } from '../../../parts/foreign-text.tsx';
import { useI18n, useSay } from '../../../parts/services-context.tsx';
import { rowIcons } from './area-icons.ts';
import './live-rows.css';
import { usePanel, usePanelState } from '../../actions/panel-context.tsx';

/** Number of rows that a list shows before "Show all". */
export const rowsAtOnce = 5;

interface Props {
  rows: LiveRow[];
  total: number;
  name: string;
  /** Loads the remaining rows; absent if there are none. */
  more?: (() => Promise<LiveRow[]>) | undefined;
}

/** Rows of a result. Enter or a click opens a row or runs its command, Space selects it, arrows move. One Tab stop. */
export function LiveRows({ rows: first, total, name, more }: Props) {
  const say = useSay();
  const i18n = useI18n();
  const panel = usePanel();
  const selected = usePanelState((state) => state.selected);
  const [all, setAll] = useState(false);
  const [rest, setRest] = useState<LiveRow[]>([]);
  const rows = rest.length > 0 ? [...first, ...rest] : first;
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const shown = all ? rows : rows.slice(0, rowsAtOnce);
  const alike = useMemo(() => rowsAlike([...first, ...rest]), [first, rest]);

  function move(to: number) {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setAt(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  /** Keep focus on the first newly loaded row. */
  function showAll() {
    flushSync(() => setAll(true));
    setAt(rowsAtOnce);
    (list.current?.children[rowsAtOnce] as HTMLElement | undefined)?.focus();
    more?.().then((found) => setRest(found.filter((row) => !isIn(first, row))), panel.fail);
  }

  function onKeyDown(event: KeyboardEvent, row: LiveRow, index: number) {
    const step = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter') open(row, event.ctrlKey || event.metaKey);
    else if (event.key === ' ') panel.select(row);
    else return;
    event.preventDefault();
  }

  function open(row: LiveRow, background: boolean) {
    const command = rowCommand(row);
    if (command) void panel.sendIntent(say(command.label), command.intent);
    else if (row.kind !== 'action') void panel.openRow(row, { background });
  }
  function hint(row: LiveRow): string | undefined {
    const command = rowCommand(row);
    return command ? say(command.label) : row.url;
  }

  return (
    <div className="live">
      {/* The label repeats the card's sentence; the new information is in the rows. */}
      <div className="live-rows" role="listbox" aria-multiselectable aria-label={name} ref={list}>
        {shown.map((row, index) => (
          <div
            key={`${row.kind}:${row.id}`}
            className="live-row"
            role="option"
            tabIndex={index === at ? 0 : -1}
            aria-selected={isIn(selected, row)}
            title={hint(row)}
            onFocus={() => setAt(index)}
            onClick={(event) => open(row, event.ctrlKey || event.metaKey)}
            onKeyDown={(event) => onKeyDown(event, row, index)}
          >
            <RowContent row={row} selected={isIn(selected, row)} alike={alike.has(row)} />
          </div>
        ))}
      </div>
      {!all && rows.length > rowsAtOnce && (
        <Button kind="quiet" className="live-all" aria-expanded={false} onClick={showAll}>
          {say('ui_show_all', { n: Math.max(total, rows.length) })}
        </Button>
      )}
      {(all || rows.length <= rowsAtOnce) && total > rows.length && (
        <p className="live-more">{say('ui_showing', { n: rows.length, total: i18n.number(total) })}</p>
      )}
    </div>
  );
}

const isIn = (rows: LiveRow[], row: LiveRow): boolean =>
  rows.some(({ kind, id }) => kind === row.kind && id === row.id);

/** Rows that would look like another one: same title and site, no detail, but another address. */
function rowsAlike(rows: LiveRow[]): ReadonlySet<LiveRow> {
  const plain = rows.filter((row) => row.url && !row.detail);
  const groups = Map.groupBy(plain, ({ title, url = '' }) => JSON.stringify([title, shownSite(url)]));
  return new Set([...groups.values()].filter((group) => new Set(group.map(({ url }) => url)).size > 1).flat());
}

/** Contents of a row. `alike`: show the whole address, since another row looks the same. */
function RowContent({ row, selected, alike }: { row: LiveRow; selected: boolean; alike: boolean }) {
  const Icon = rowIcons[row.kind];
  const title = useTitle()(row);
  const site = row.url ? (alike ? shortAddress(row.url) : shownSite(row.url)) : null;
  return (
    <>
      {selected ? (
        <Check size={16} aria-hidden />
      ) : Icon && !row.url ? (
        <Icon size={14} aria-hidden />
      ) : (
        <Favicon url={row.url} />
      )}
      <ForeignText className="live-row-title one-line">{title}</ForeignText>
      <span className="live-row-detail">
        {site && <ForeignText className="live-row-site one-line">{site}</ForeignText>}
        {row.detail && (
          <span className="live-row-place one-line">
            <ShortPlace place={row.detail} />
          </span>
        )}
      </span>
    </>
  );
}

/** Built-in command that opens a row which is no page; null if there is none. */
function rowCommand({ kind, id, title, url = '' }: LiveRow): Chip | null {
  const name = kind === 'closed' ? title || url : title;
  const command = (label: MessageKey, intent: string, slots: Chip['intent']['slots']): Chip => ({
    label: text(label, { name }),
    intent: { id: intent, slots },
  });
  switch (kind) {
    case 'session':
      return command('ui_row_session', 'session.open', { id });
    case 'folder':
      return command('ui_row_folder', 'bookmarks.folder', { folder: title });
    case 'tag':
      return command('ui_row_tag', 'tags.show', { tagged: [title] });
    case 'site':
      return command('ui_row_site', 'tabs.site', { sites: [id] });
    case 'closed':
      return command('ui_row_closed', 'tabs.reopen', { id });
    case 'action':
    case 'tab':
    case 'bookmark':
    case 'page':
      return null;
    default:
      return kind satisfies never;
  }
}
