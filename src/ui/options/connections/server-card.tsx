import { RotateCw, Trash2 } from 'lucide-react';
import type { Answers } from '@/src/contract/messages.ts';
import { text } from '@/src/contract/text.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import type { ToolServer } from '@/src/contract/tool-server.ts';
import { IconButton } from '../../parts/button.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useOptions } from '../state/options-context.tsx';
import { ToolRow } from '../tools/tool-row.tsx';
import { ConnectStatus } from './connect-status.tsx';
import { useConnect } from './use-connect.ts';

interface Props {
  server: ToolServer;
  /** The program that added it. */
  program: string | undefined;
  tools: ToolDescription[];
  used: Answers['statistics']['used'];
}

/** A server with its tools, each with its policy. */
export function ServerCard({ server, program, tools, used }: Props) {
  const say = useSay();
  const { servers } = useServices();
  const { attempt } = useOptions();
  const { connecting, connect } = useConnect();
  const { id, name, place } = server;
  const again = () => void connect(server, null);

  const remove = () =>
    attempt(async () => {
      await servers.remove(id);
      return { text: text('options_removed', { name }) };
    });

  return (
    <li className="program-card" data-server={name} aria-label={name}>
      <div className="server-head">
        <div>
          <p className="program-name">
            <ForeignText>{name}</ForeignText>
          </p>
          <p className="program-facts">
            {place.kind === 'local' ? say('servers_of_helper') : <ForeignText>{place.url}</ForeignText>}
            {program !== undefined && (
              <>
                {' · '}
                <Said text={text('servers_of_program', { name: program })} />
              </>
            )}
          </p>
        </div>
        <div className="buttons">
          {place.kind !== 'program' && (
            <IconButton icon={RotateCw} label={say('servers_again', { name })} onClick={again} />
          )}
          <IconButton icon={Trash2} label={say('servers_remove', { name })} onClick={() => void remove()} />
        </div>
      </div>
      <ConnectStatus connecting={connecting} url={place.kind === 'http' ? place.url : null} onAgain={again} />
      <details className="server-tools">
        <summary className="numbers">{say('servers_tools', { n: tools.length })}</summary>
        <ul>
          {tools.map((tool) => (
            <ToolRow key={tool.name} tool={tool} used={used} />
          ))}
        </ul>
      </details>
    </li>
  );
}
