import { ChevronLeft, ChevronRight } from 'lucide-react';
import { allVersions } from '@/src/chat/message/path.ts';
import type { Message } from '@/src/contract/conversation.ts';
import { IconButton } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { allOf } from '../state/visible-messages.ts';
import './version-switch.css';

const none: Message[] = [];
let found = { messages: none, others: none, versions: new Map<string, string[]>() };

/** Versions of all turns, computed once. */
function versionsIn(messages: Message[], others: Message[]): Map<string, string[]> {
  if (messages !== found.messages || others !== found.others)
    found = { messages, others, versions: allVersions(allOf({ messages, others })) };
  return found.versions;
}

/** Version number and switch; nothing for a single version or while answering. */
export default function VersionSwitch({ turn }: { turn: string }) {
  const say = useSay();
  const panel = usePanel();
  const messages = usePanelState((state) => (state.holder === 'nobody' ? state.messages : none));
  const others = usePanelState((state) => (state.holder === 'nobody' ? state.others : none));
  const versions = versionsIn(messages, others).get(turn) ?? [];
  if (versions.length < 2) return null;
  const at = versions.indexOf(turn);
  const step = (to: number) => () => void panel.showVersion(versions[to] ?? turn);
  return (
    <span className="version-switch">
      <IconButton icon={ChevronLeft} label={say('ui_version_before')} disabled={at <= 0} onClick={step(at - 1)} />
      <span>{say('ui_version', { n: at + 1, m: versions.length })}</span>
      <IconButton
        icon={ChevronRight}
        label={say('ui_version_after')}
        disabled={at === versions.length - 1}
        onClick={step(at + 1)}
      />
    </span>
  );
}
