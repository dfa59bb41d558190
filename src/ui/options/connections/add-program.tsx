import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { firstRights, ProgramFields } from './program-fields.tsx';

/** Form for a new program; its key is shown once it is added. */
export function AddProgram() {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const [rights, setRights] = useState(firstRights);
  const [shown, setShown] = useState<{ name: string; key: string } | null>(null);
  const name = rights.name.trim();

  const add = () =>
    attempt(async () => {
      const { key, hash } = await services.newKey();
      await services.clients.put({
        ...rights,
        name,
        id: services.newId(),
        hash,
        at: services.now(),
        last: null,
        calls: null,
        off: [],
        origins: [],
        sitting: null,
      });
      setRights(firstRights);
      setShown({ name, key });
    });

  return (
    <Section title={say('connections_add_title')} lead={say('connections_add_lead')}>
      {shown ? (
        <KeyDialog name={shown.name} secret={shown.key} onClose={() => setShown(null)} />
      ) : (
        <form
          className="program-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name) void add();
          }}
        >
          <ProgramFields value={rights} onChange={setRights} />
          <Button kind="fill" type="submit" icon={Plus} disabled={name === ''}>
            {say('connections_add')}
          </Button>
        </form>
      )}
    </Section>
  );
}
