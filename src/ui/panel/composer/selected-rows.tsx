import { X } from 'lucide-react';
import { IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';

/** Number of rows selected for the next command. */
export function SelectedRows() {
  const say = useSay();
  const panel = usePanel();
  const n = usePanelState((state) => state.selected.length);
  if (n === 0) return null;
  return (
    <div className="selected-rows">
      {say('ui_selected', { n })}
      <IconButton icon={X} label={say('ui_unselect')} onClick={panel.unselectAll} />
    </div>
  );
}
