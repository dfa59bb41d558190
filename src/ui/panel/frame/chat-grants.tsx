import { useEffect, useState } from 'react';
import { type Grant, grantWords } from '@/src/contract/run.ts';
import { toolName } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { grantSpan } from '../../parts/grant-span.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';

/** Grants of this chat with their number of uses. */
export function Grants() {
  const say = useSay();
  const { ask, changes } = useServices();
  const [grants, setGrants] = useState<Grant[]>([]);
  useEffect(() => {
    let gone = false;
    const load = () =>
      ask('grants', {}).then(
        (all) => gone || setGrants(all),
        () => {},
      );
    void load();
    const unlisten = changes.listen((change) => {
      if (change.table === 'grants') void load();
    });
    return () => {
      gone = true;
      unlisten();
    };
  }, [ask, changes]);
  if (grants.length === 0) return null;
  return (
    <section aria-label={say('ui_grants')}>
      <h3 className="view-group">{say('ui_grants')}</h3>
      <ul className="journal-entries">
        {grants.map((grant) => (
          <li className="journal-line grant" key={grant.id}>
            <span className="view-row-text">
              <span className="grant-tool">{say(toolName(grant.tool))}</span>
              <span className="grant-used">
                <Said text={grantWords(grant)} />
              </span>
              <span className="grant-used">{say(grantSpan(grant))}</span>
            </span>
            <Button kind="quiet" onClick={() => void ask('revokeGrant', { id: grant.id })}>
              {say('ui_revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
