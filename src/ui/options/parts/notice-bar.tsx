import { Check, X } from 'lucide-react';
import { Button, IconButton } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import '../../parts/notices.css';
import { useOptions, useOptionsState } from '../state/options-context.tsx';

/** Status of the last action with Undo, and its error. */
export function NoticeBar() {
  const say = useSay();
  const { store, undo } = useOptions();
  const notice = useOptionsState((state) => state.notice);
  const undoing = useOptionsState((state) => state.undoing);
  const trouble = useOptionsState((state) => state.trouble);

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
        {notice?.undo && (
          <Button kind="quiet" disabled={undoing} onClick={() => void undo()}>
            {say('ui_undo')}
          </Button>
        )}
        {notice && <IconButton icon={X} label={say('ui_dismiss')} onClick={() => store.setState({ notice: null })} />}
      </div>
    </div>
  );
}
