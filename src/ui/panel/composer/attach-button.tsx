import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import { offered } from '../drafts/file-attachments.ts';

/** Opens the browser's dialog for files. */
export function AttachButton() {
  const say = useSay();
  const panel = usePanel();
  const dialog = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} label={say('ui_attach')} onClick={() => dialog.current?.click()} />
      <input
        ref={dialog}
        type="file"
        hidden
        multiple
        accept={offered}
        aria-label={say('ui_attach')}
        onChange={(event) => {
          void panel.attachFiles([...(event.target.files ?? [])]);
          // Cleared so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
