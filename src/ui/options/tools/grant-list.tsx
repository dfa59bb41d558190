import { type Grant, grantWords } from '@/src/contract/run.ts';
import { text, toolName } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { grantSpan } from '../../parts/grant-span.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { useRead } from '../state/use-read.ts';

/** Granted tools with their number of uses. */
export function GrantList() {
  const say = useSay();
  const { ask } = useServices();
  const { attempt } = useOptions();
  const grants = useRead(() => ask('grants', {}), 'grants');
  if (!grants) return null;

  const revoke = ({ id, tool }: Grant) =>
    attempt(async () => {
      await ask('revokeGrant', { id });
      return { text: text('options_revoked', { tool: toolName(tool) }) };
    });

  return (
    <Section title={say('ui_grants')}>
      {grants.length === 0 && <p className="cards-none">{say('options_no_grants')}</p>}
      {grants.length > 0 && (
        <ul className="cards">
          {grants.map((grant) => (
            <li className="grant-row" key={grant.id} data-grant={grant.id}>
              <div className="card-words">
                <p className="tool-name">
                  <span>{say(toolName(grant.tool))}</span>
                </p>
                <Said as="p" className="tool-description" text={grantWords(grant)} />
                <p className="fine-print numbers">{say(grantSpan(grant))}</p>
              </div>
              <Button
                aria-label={say('options_revoke_tool', { tool: toolName(grant.tool) })}
                onClick={() => void revoke(grant)}
              >
                {say('ui_revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
