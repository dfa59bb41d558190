import { CloudOff, type LucideIcon, MessageCircleQuestionMark, Undo2 } from 'lucide-react';
import type { MessageKey } from '@/src/contract/text.ts';
import './promises.css';
import { useSay } from './services-context.tsx';

const promises: { icon: LucideIcon; what: MessageKey; more: MessageKey }[] = [
  { icon: MessageCircleQuestionMark, what: 'welcome_promise_asks', more: 'welcome_promise_asks_more' },
  { icon: Undo2, what: 'welcome_promise_undo', more: 'welcome_promise_undo_more' },
  { icon: CloudOff, what: 'welcome_promise_private', more: 'welcome_promise_private_more' },
];

/** Three promises about safety. */
export function Promises() {
  const say = useSay();
  return (
    <ul className="promises">
      {promises.map(({ icon: Icon, what, more }) => (
        <li key={what} className="promise">
          <Icon size={16} aria-hidden />
          <div>
            <p className="promise-what">{say(what)}</p>
            <p className="promise-more">{say(more)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
