import { Check, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import '../../parts/notices.css';

/** Notice about the last act, with Undo (also Ctrl+Z outside of text fields), or about its failure. */
export function LibraryNotice() {
  const say = useSay();
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
    <div className="notices">
      {trouble && (
        <div className="notice notice-trouble" role="alert">
          <p>
            <Said text={trouble} />
          </p>
          <IconButton icon={X} label={say('ui_dismiss')} onClick={() => store.setState({ trouble: null })} />
        </div>
      )}
      <div className={notice ? 'notice' : 'notice-none'}>
        {notice && <Check className="notice-tick" size={14} aria-hidden />}
        <p role="status">{notice && <Said text={notice.text} />}</p>
        {undoes && (
          <Button kind="quiet" icon={Undo2} disabled={undoing} onClick={() => void undo()}>
            {say('ui_undo')}
          </Button>
        )}
        {notice && <IconButton icon={X} label={say('ui_dismiss')} onClick={() => store.setState({ notice: null })} />}
      </div>
    </div>
  );
}
