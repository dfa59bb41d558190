import type { Ticket } from '@/src/contract/run.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useRead } from '../state/use-read.ts';
import { ProgramCard, type ShownProgram } from './program-card.tsx';

/** The allowed programs, each with its rights and its actions. */
export function ProgramList() {
  const say = useSay();
  const { ask, clients, outsideCalls, now } = useServices();
  const programs = useRead(async (): Promise<ShownProgram[]> => {
    const midnight = new Date(now()).setHours(0, 0, 0, 0);
    const [all, grants, tickets] = await Promise.all([clients.all(), ask('grants', {}), ask('openTickets', {})]);
    return Promise.all(
      all.map(async (client) => ({
        client,
        calls: (await outsideCalls.since(client.id, midnight)).length,
        questions: tickets.filter(({ context }: Ticket) => context.client?.id === client.id).length,
        grants: grants.filter((grant) => grant.client === client.id),
      })),
    );
  }, 'any');
  if (!programs) return null;
  return (
    <Section title={say('connections_programs')}>
      {programs.length === 0 && <p className="cards-none">{say('connections_none')}</p>}
      {programs.length > 0 && (
        <ul className="cards">
          {programs.map((program) => (
            <ProgramCard key={program.client.id} program={program} />
          ))}
        </ul>
      )}
    </Section>
  );
}
