import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import './side-view.css';

/** View in the place of the conversation: title, Back and content. */
export function View({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const say = useSay();
  const panel = usePanel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="view" aria-label={title}>
      <div className="view-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={X} label={say('ui_close')} onClick={() => panel.show('chat')} />
      </div>
      {tools && <div className="view-tools">{tools}</div>}
      <div className="view-body">{children}</div>
    </section>
  );
}
