import { useEffect, useState } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';

/** Accepts files dropped anywhere on the panel. */
export function FileDrop() {
  const say = useSay();
  const panel = usePanel();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') void panel.attachFiles([...event.dataTransfer.files]);
    }
    window.addEventListener('dragover', onDrag, { signal });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    window.addEventListener('drop', onDrag, { signal });
    return () => stop.abort();
  }, [panel]);
  return over && <p className="file-drop">{say('ui_drop_files')}</p>;
}
