import { Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { text } from '@/src/contract/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import '../../parts/note.css';
import { usePanel } from '../actions/panel-context.tsx';

/** Note about an update that waits for the panel to close. */
export function UpdateNote() {
  const say = useSay();
  const { store, flush } = usePanel();
  const { watchUpdate, update } = useServices();
  const [version, setVersion] = useState<string | null>(null);
  useEffect(
    () =>
      watchUpdate((ready) => {
        setVersion(ready);
        store.setState({ notice: text('ui_update_ready', { version: ready }) });
      }),
    [watchUpdate, store],
  );
  if (version === null) return null;
  const restart = () => flush().finally(update);
  return (
    <div className="note">
      <Download size={16} aria-hidden />
      <div className="note-text">
        <p>{say('ui_update_ready', { version })}</p>
        <Button onClick={() => void restart()}>{say('ui_update_now')}</Button>
      </div>
      <IconButton icon={X} label={say('ui_dismiss')} onClick={() => setVersion(null)} />
    </div>
  );
}
