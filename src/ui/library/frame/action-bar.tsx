import { ExternalLink, FolderInput, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { useMemo } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import {
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
  return (
    <div className="library-actions" role="toolbar" aria-label={say('library_actions')}>
      <span className="numbers">{say('library_selected', { n: rows.length })}</span>
      {rows.every(canOpen) && (
        <Button kind="quiet" icon={ExternalLink} onClick={() => void library.act(openCalls(rows))}>
          {say('library_open')}
        </Button>
      )}
      {section === 'reading' && (
        <Button kind="quiet" onClick={() => void library.act(markCall(rows, unread))}>
          {say(unread ? 'library_mark_read' : 'library_mark_unread')}
        </Button>
      )}
      {rows.some(canTag) && (
        <Button kind="quiet" icon={Tag} onClick={() => library.show({ kind: 'tags', rows })}>
          {say('library_tags_verb')}
        </Button>
      )}
      {rows.every(canMove) && (
        <Button kind="quiet" icon={FolderInput} onClick={() => library.show({ kind: 'move', rows })}>
          {say('library_move')}
        </Button>
      )}
      {rows.every(canRestore) && (
        <Button kind="quiet" icon={RotateCcw} onClick={() => void library.act(restoreCalls(rows))}>
          {say('options_data_restore')}
        </Button>
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

/** Actions for everything in the trash. */
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
