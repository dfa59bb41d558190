import { Check, CircleAlert, CircleX } from 'lucide-react';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import type { Step } from './connection-test.ts';
import './test-result.css';

const icons = { fine: Check, caution: CircleAlert, failed: CircleX };

/** Steps of a connection test with advice. */
export function TestResult({ steps }: { steps: readonly Step[] }) {
  const say = useSay();
  return (
    <ol className="test-result">
      {steps.map(({ id, state, what, cure, detail, link }) => {
        const Icon = icons[state];
        return (
          <li key={id} className={`test-step test-${state}`} data-step={id} data-result={state}>
            <Icon size={14} aria-hidden />
            <div>
              <Said as="p" className="test-what" text={what} />
              {cure && <Said as="p" text={cure} />}
              {link && (
                <p>
                  <a href={link} target="_blank" rel="noreferrer">
                    {say('options_test_open', { address: link })}
                  </a>
                </p>
              )}
              {detail && (
                <p className="test-detail">
                  <bdi>{detail}</bdi>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
