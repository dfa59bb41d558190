import { TriangleAlert } from 'lucide-react';
import type { ModelError } from '@/src/contract/provider.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { HideOriginSwitch, UnlockForm } from '../../setup/lazy-parts.ts';
import { usePanelState } from '../actions/panel-context.tsx';
import type { EndText } from '../state/end-text.ts';
import '../../parts/note.css';

interface Props {
  reason: string;
  words: Omit<EndText, 'act'>;
  off?: boolean;
  /** Error of the provider, for which a fix may be offered. */
  error?: ModelError | undefined;
  /** Id of the connection that was used. */
  provider?: string | undefined;
  onAct(): void;
}

/** Note on the end of a turn. */
export default function EndNote({
  reason,
  words: { what, cure, detail, button, failed },
  off = false,
  error,
  provider,
  onAct,
}: Props) {
  const say = useSay();
  const act = (
    <Button disabled={off} onClick={onAct}>
      {say(button)}
    </Button>
  );
  return (
    <div className={failed ? 'note' : 'note note-plain'} data-end={reason}>
      {failed && <TriangleAlert size={14} aria-hidden />}
      <div className="note-text">
        <p className="note-what">
          <Said text={what} />
        </p>
        {cure && (
          <p>
            <Said text={cure} />
          </p>
        )}
        {detail && (
          <p className="note-detail">
            <bdi>{detail}</bdi>
          </p>
        )}
        <div className="note-buttons">
          {error && <Cure error={error} provider={provider} off={off} retry={onAct} />}
          {failed && act}
        </div>
      </div>
      {!failed && act}
    </div>
  );
}

interface CureProps {
  error: ModelError;
  provider: string | undefined;
  off: boolean;
  retry(): void;
}

/** Button or form that fixes the error right here; null if there is none. */
function Cure({ error: { code, host = '' }, provider, off, retry }: CureProps) {
  const say = useSay();
  const { requestOrigin, openOptions } = useServices();
  const asked = usePanelState(({ providers }) => providers.find(({ id }) => id === provider));
  const origin = asked && URL.parse(asked.baseUrl)?.origin;
  if (code === 'wrong-key') return <Button onClick={() => openOptions('providers')}>{say('ui_check_key')}</Button>;
  if (off) return null;
  if (code === 'keys-locked') return <UnlockForm onUnlocked={retry} />;
  if (code === 'not-permitted' && origin) {
    const allow = async () => {
      if (await requestOrigin(origin)) retry();
    };
    return <Button onClick={() => void allow()}>{say('ui_allow_contact', { host })}</Button>;
  }
  if (code !== 'origin-not-allowed' || !origin) return null;
  return <HideOriginSwitch origin={origin} onSwitched={(hidden) => hidden && retry()} />;
}
