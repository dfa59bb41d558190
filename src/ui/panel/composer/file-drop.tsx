import { useEffect, useState } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import './file-drop.css';
import { usePanel } from '../actions/panel-context.tsx';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the panel. */
export function FileDrop() {
  const say = useSay();
  const panel = usePanel();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    function onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    }
    function onDragLeave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false);
    }
    function onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void panel.attachFiles([...(event.dataTransfer?.files ?? [])]);
    }
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => stop.abort();
  }, [panel]);
  return over && <p className="file-drop">{say('ui_drop_files')}</p>;
}
