import { Check, CircleAlert } from 'lucide-react';
import { originOf } from '@/src/address/address.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { Spinner } from '../../parts/badges.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { HideOriginSwitch } from '../../setup/hide-origin-switch.tsx';
import type { Connecting } from './use-connect.ts';

interface Props {
  connecting: Connecting;
  url: string | null;
  onAgain(): void;
}

/** State of connecting a server, with advice for a failure. */
export function ConnectStatus({ connecting, url, onAgain }: Props) {
  const say = useSay();
  const { sentenceGap } = useI18n();
  const refused = connecting.state === 'failed' && connecting.problem.code === 'refused';
  const origin = refused && url !== null && isOnThisMachine(url) ? originOf(url) : null;
  return (
    <>
      <div role="status" className="connect-status">
        {connecting.state === 'asking' && (
          <p className="form-line">
            <Spinner />
            <span>{say('servers_connecting')}</span>
          </p>
        )}
        {connecting.state === 'connected' && (
          <p className="form-line">
            <Check className="form-tick" size={14} aria-hidden />
            <Said as="span" text={connecting.words} />
          </p>
        )}
        {connecting.state === 'failed' && (
          <p className="form-line form-caution" data-problem={connecting.problem.code}>
            <CircleAlert size={14} aria-hidden />
            <span>
              {say('servers_problem', { code: connecting.problem.code.replaceAll('-', '_') })}
              {sentenceGap}
              <span className="connect-detail fine-print">
                <ForeignText>{connecting.problem.detail}</ForeignText>
              </span>
            </span>
          </p>
        )}
      </div>
      {origin && <HideOriginSwitch origin={origin} onSwitched={(hidden) => hidden && onAgain()} />}
    </>
  );
}
