import { ExternalLink, FolderInput, type LucideIcon, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { useMemo } from 'react';
import type { MessageKey } from '@/src/contract/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import {
  type Call,
  canDelete,
  canMove,
  canOpen,
  canRestore,
  canTag,
  deleteCalls,
  markCall,
  openCalls,
  restoreCalls,
} from '../state/row-calls.ts';

/** Actions for the selected rows; with none, for the whole section. */
export function ActionBar() {
  const say = useSay();
  const library = useLibrary();
  const selected = useLibraryState((state) => state.selected);
  const section = useLibraryState((state) => state.section.id);
  const trashed = useLibraryState((state) => state.counts.trash ?? 0);
  const rows = useMemo(() => [...selected.values()], [selected]);
  if (rows.length === 0) return section === 'trash' && trashed > 0 ? <TrashActions /> : null;

  const unread = rows.some(({ read }) => read === false);
  const pages = rows.every(({ kind }) => kind === 'page');
  const mark = unread ? 'library_mark_read' : 'library_mark_unread';
  const act = (calls: Call[]) => void library.act(calls);
  const actions: [there: boolean, icon: LucideIcon | undefined, label: MessageKey, onClick: () => void][] = [
    [rows.every(canOpen), ExternalLink, 'library_open', () => act(openCalls(rows))],
    [section === 'reading', undefined, mark, () => act(markCall(rows, unread))],
    [rows.some(canTag), Tag, 'library_tags_verb', () => library.show({ kind: 'tags', rows })],
    [rows.every(canMove), FolderInput, 'library_move', () => library.show({ kind: 'move', rows })],
    [rows.every(canRestore), RotateCcw, 'options_data_restore', () => act(restoreCalls(rows))],
  ];
  return (
    <div className="library-actions" role="toolbar" aria-label={say('library_actions')}>
      <span className="numbers">{say('library_selected', { n: rows.length })}</span>
      {actions.map(
        ([there, icon, label, onClick]) =>
          there && (
            <Button key={label === mark ? 'mark' : label} kind="quiet" icon={icon} onClick={onClick}>
              {say(label)}
            </Button>
          ),
      )}
      {rows.every(canDelete) && (
        <Button
          kind="quiet"
          className={pages ? '' : 'danger-tone'}
          icon={Trash2}
          onClick={() => void library.act(deleteCalls(rows))}
        >
          {say(pages ? 'library_untag' : 'library_delete')}
        </Button>
      )}
      <IconButton icon={X} label={say('library_select_none')} onClick={() => library.select([], 'only')} />
    </div>
  );
}

function TrashActions() {
  const say = useSay();
  const library = useLibrary();
  async function restoreAll() {
    const { tree } = library.store.getState();
    await tree.want(0, (tree.size ?? 0) - 1);
    const rows = Array.from({ length: tree.size ?? 0 }, (_, index) => tree.at(index).row ?? []).flat();
    await library.act(restoreCalls(rows));
  }
  return (
    <div className="buttons library-trash-actions">
      <Button icon={RotateCcw} onClick={() => void restoreAll()}>
        {say('options_data_restore_all')}
      </Button>
      <Button
        className="danger-tone"
        icon={Trash2}
        onClick={() => void library.act([{ name: 'empty_trash', arguments: {} }])}
      >
        {say('options_data_empty_trash')}
      </Button>
    </div>
  );
}
