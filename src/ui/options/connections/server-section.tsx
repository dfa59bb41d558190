import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useRead } from '../state/use-read.ts';
import { AddServer } from './add-server.tsx';
import { LocalServers } from './local-servers.tsx';
import { ServerCard } from './server-card.tsx';
import '../tools/tools-page.css';

/** Tool servers: those that are connected, those in the helper's file, and a form for another. */
export function ServerSection() {
  const say = useSay();
  const { ask, clients, servers } = useServices();
  const found = useRead(async () => {
    const [all, { tools, used }, programs] = await Promise.all([servers.all(), ask('statistics', {}), clients.all()]);
    return { all, tools, used, programs };
  }, 'any');
  if (!found) return null;
  const { all, tools, used, programs } = found;
  return (
    <Section title={say('servers_title')} lead={say('servers_lead')}>
      {all.length > 0 && (
        <ul className="cards">
          {all.map((server) => (
            <ServerCard
              key={server.id}
              server={server}
              program={programs.find(({ id }) => server.place.kind === 'program' && id === server.place.client)?.name}
              tools={tools.filter((tool) => tool.server === server.name)}
              used={used}
            />
          ))}
        </ul>
      )}
      <LocalServers known={all} />
      <AddServer known={all} />
    </Section>
  );
}
