import { useEffect, useEffectEvent } from 'react';
import { Notices } from '../../parts/notices.tsx';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';

/** Notice about the last act in the library, with Undo (also Ctrl+Z outside of text fields), or about its failure. */
export function LibraryNotice() {
  const { store, undo } = useLibrary();
  const notice = useLibraryState((state) => state.notice);
  const trouble = useLibraryState((state) => state.trouble);
  const undoing = useLibraryState((state) => state.undoing);
  const undoes = notice !== null && notice.entries.length > 0;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || !undoes || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <Notices
      trouble={trouble}
      notice={notice?.text ?? null}
      onUndo={undoes ? () => void undo() : undefined}
      undoing={undoing}
      onDismiss={(shown) => store.setState({ [shown]: null })}
    />
  );
}
