import { X } from 'lucide-react';
import { IconButton } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import '../../parts/note.css';

/** Error outside of a turn. */
export function ErrorBar() {
  const say = useSay();
  const { store } = usePanel();
  const trouble = usePanelState((state) => state.trouble);
  if (!trouble) return null;
  return (
    <div className="note" role="alert">
      <div className="note-text">
        <p>
          <Said text={trouble} />
        </p>
      </div>
      <IconButton icon={X} label={say('ui_dismiss')} onClick={() => store.setState({ trouble: null })} />
    </div>
  );
}
