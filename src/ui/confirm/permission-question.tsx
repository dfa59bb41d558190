import type { Ref } from 'react';
import type { Text } from '@/src/contract/text.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/services-context.tsx';
import { AskingClient } from './asking-client.tsx';
import './permission-question.css';

interface Props {
  reason: Text;
  client?: string | undefined;
  headline?: Ref<HTMLHeadingElement> | undefined;
  /** Called in the gesture's own tick. */
  onAllow(): void;
  onRefuse(): void;
}

/** Explains a permission before the browser asks for it. */
export function PermissionQuestion({ reason, client, headline, onAllow, onRefuse }: Props) {
  const say = useSay();
  return (
    <section className="permission-bar" aria-label={say('ui_permission')} data-client={client}>
      {client !== undefined && <AskingClient name={client} />}
      <h2 ref={headline} tabIndex={-1}>
        <Said text={reason} />
      </h2>
      <div>
        <Button kind="quiet" onClick={onRefuse}>
          {say('ui_not_now')}
        </Button>
        <Button kind="fill" onClick={onAllow}>
          {say('ui_allow')}
        </Button>
      </div>
    </section>
  );
}
