import { toolClient } from '@/src/chat/turn/call-tool.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { Button } from '../../parts/button.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { useRead } from '../state/use-read.ts';

const most = 100;

/** Snoozed tabs, the next to come back first, each of which can be opened early. Nothing if there are none. */
export function SnoozedSection() {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const rows = useSnoozed();
  if (rows.length === 0) return null;

  const open = ({ id: session_id, title }: LiveRow) =>
    attempt(async () => {
      const end = await toolClient(services)({ name: 'restore_session', arguments: { session_id } });
      if (end.kind === 'result' && end.result.success) return { text: text('rules_woken', { name: title }) };
      throw new Error(end.kind === 'result' ? (end.result.error ?? '') : end.kind);
    });

  return (
    <Section title={say('rules_snoozed')}>
      <ul className="cards">
        {rows.map((row) => (
          <li key={row.id} data-snoozed={row.id}>
            <div className="rule-row spread">
              <span className="card-words snoozed-name">
                <ForeignText className="one-line">{row.title}</ForeignText>
                {row.detail && <Said as="span" className="quiet numbers" text={row.detail} />}
              </span>
              <Button aria-label={say('rules_open_now_one', { name: row.title })} onClick={() => void open(row)}>
                {say('rules_open_now')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Snoozed sessions, kept up to date. */
function useSnoozed(): LiveRow[] {
  const services = useServices();
  const rows = useRead(async () => {
    const call = { name: 'list_sessions', arguments: { snoozed: true, limit: most } };
    const end = await toolClient(services)(call, { peek: true });
    return end.kind === 'result' && end.result.success ? end.view.rows : [];
  }, 'sessions');
  return rows ?? [];
}
