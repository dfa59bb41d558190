import { History, Layers, MessagesSquare, Settings2, SquarePen } from 'lucide-react';
import { IconButton } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import './header.css';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { ModelPicker } from '../composer/model-picker.tsx';
import type { View } from '../state/panel-state.ts';

export function Header() {
  const say = useSay();
  const panel = usePanel();
  const services = useServices();
  const title = usePanelState((state) => state.conversation.title);
  const view = usePanelState((state) => state.view);
  const toggle = (which: View) => panel.show(view === which ? 'chat' : which);
  return (
    <header className="header">
      <div className="header-title">
        <h1 className="one-line" title={title} dir="auto">
          {title ? <ForeignText>{title}</ForeignText> : say('ui_new_chat')}
        </h1>
        <ModelPicker />
      </div>
      <div className="header-buttons">
        <IconButton icon={SquarePen} label={say('ui_new_chat')} onClick={panel.openNew} />
        <IconButton
          icon={MessagesSquare}
          label={say('ui_chats')}
          aria-pressed={view === 'chats'}
          onClick={() => toggle('chats')}
        />
        <IconButton
          icon={History}
          label={say('ui_activity')}
          aria-pressed={view === 'activity'}
          onClick={() => toggle('activity')}
        />
        <IconButton icon={Layers} label={say('ui_library')} onClick={services.openLibrary} />
        <IconButton icon={Settings2} label={say('ui_options')} onClick={() => services.openOptions()} />
      </div>
    </header>
  );
}
