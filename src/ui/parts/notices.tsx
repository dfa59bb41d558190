import { Check, Undo2, X } from 'lucide-react';
import type { Text } from '@/src/contract/text.ts';
import { Button, IconButton } from './button.tsx';
import { Said } from './foreign-text.tsx';
import { useSay } from './services-context.tsx';
import './notices.css';

interface Props {
  /** The last failure; null: none, or it was dismissed. */
  trouble: Text | null;
  /** The last act; null: none, or it was dismissed. */
  notice: Text | null;
  /** Undoes the last act; absent if it can't be undone. */
  onUndo?: (() => void) | undefined;
  undoing: boolean;
  onDismiss(shown: 'trouble' | 'notice'): void;
}

/** Notice about the last act, with Undo, and about a failure. */
export function Notices({ trouble, notice, onUndo, undoing, onDismiss }: Props) {
  const say = useSay();
  return (
    <div className="notices">
      {trouble && (
        <div className="notice notice-trouble" role="alert">
          <Said as="p" text={trouble} />
          <IconButton icon={X} label={say('ui_dismiss')} onClick={() => onDismiss('trouble')} />
        </div>
      )}
      <div className={notice ? 'notice' : 'notice-none'}>
        {notice && <Check className="notice-tick" size={14} aria-hidden />}
        <p role="status">{notice && <Said text={notice} />}</p>
        {onUndo && (
          <Button kind="quiet" icon={Undo2} disabled={undoing} onClick={onUndo}>
            {say('ui_undo')}
          </Button>
        )}
        {notice && <IconButton icon={X} label={say('ui_dismiss')} onClick={() => onDismiss('notice')} />}
      </div>
    </div>
  );
}
