import { Check, CircleAlert } from 'lucide-react';
import { text } from '@/src/contract/text.ts';
import { Spinner } from '../../parts/badges.tsx';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { HideOriginSwitch } from '../../setup/hide-origin-switch.tsx';
import { TestResult } from './test-result.tsx';
import type { useConnectionTest } from './use-connection-test.ts';

/** Result of saving. `not-allowed`: saved, but the browser permission for the host is missing. */
export type Outcome = { kind: 'saved'; inUse: boolean; name: string } | { kind: 'not-allowed'; host: string };

interface Props {
  test: Pick<ReturnType<typeof useConnectionTest>, 'asking' | 'steps'>;
  outcome: Outcome | null;
  /** Origin to offer hiding the extension from: the server refused it, or it is hidden already. */
  refusing: string | null;
  onAgain(): void;
  /** Puts another base URL into the form and tests it. */
  onUse(baseUrl: string): void;
}

/** Live region of the form: progress and result. */
export function FormStatus({ test: { asking, steps }, outcome, refusing, onAgain, onUse }: Props) {
  const say = useSay();
  const better = steps?.find(({ better: found }) => found)?.better;
  return (
    <>
      <div className="form-status" role="status">
        {asking !== null && (
          <p className="form-line">
            <Spinner />
            <Said as="span" text={text('options_asking', { host: asking })} />
          </p>
        )}
        {steps && <TestResult steps={steps} />}
        {outcome && <Saved outcome={outcome} />}
      </div>
      {better && (
        <div className="form-line">
          <Said as="span" text={text('options_test_better', { address: better })} />
          <Button onClick={() => onUse(better)}>{say('options_test_use', { address: better })}</Button>
        </div>
      )}
      {refusing && <HideOriginSwitch origin={refusing} onSwitched={(hidden) => hidden && onAgain()} />}
    </>
  );
}

function Saved({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'not-allowed')
    return (
      <p className="form-line form-caution">
        <CircleAlert size={14} aria-hidden />
        <Said as="span" text={text('options_saved_not_allowed', { host: outcome.host })} />
      </p>
    );
  return (
    <p className="form-line">
      <Check className="form-tick" size={14} aria-hidden />
      <span>
        <Said text={outcome.inUse ? text('options_saved_in_use', { name: outcome.name }) : text('options_saved')} />
      </span>
    </p>
  );
}
