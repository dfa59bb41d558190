import { type ReactNode, useState } from 'react';
import type { Client } from '@/src/contract/client.ts';
import { type Grant, grantWords } from '@/src/contract/run.ts';
import { text, toolName } from '@/src/contract/text.ts';
import { kindNames } from '../../model-access/sight-fields.tsx';
import { Button } from '../../parts/button.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { grantSpan } from '../../parts/grant-span.ts';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { useOptions } from '../state/options-context.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { ProgramFields, type ProgramRights } from './program-fields.tsx';
import { ProgramLimits, type ProgramLimitsDraft, readOrigins } from './program-limits.tsx';

export interface ShownProgram {
  client: Client;
  /** Calls since midnight. */
  calls: number;
  questions: number;
  grants: Grant[];
}

type Open =
  | { what: 'rights'; rights: ProgramRights; limits: ProgramLimitsDraft }
  | { what: 'key'; key: string }
  | { what: 'removal' }
  | null;

/** A program with its rights and its actions, and controls to change or remove it. */
export function ProgramCard({ program: { client, calls, questions, grants } }: { program: ShownProgram }) {
  const say = useSay();
  const { ago } = useI18n();
  const services = useServices();
  const { attempt, store } = useOptions();
  const [open, setOpen] = useState<Open>(null);
  const { id, name, may, sees, models } = client;

  const save = (rights: ProgramRights, { off, origins }: ProgramLimitsDraft) =>
    attempt(async () => {
      const now = (await services.clients.get(id)) ?? client;
      await services.clients.put({
        ...now,
        ...rights,
        off,
        origins: readOrigins(origins),
        name: rights.name.trim() || name,
      });
      setOpen(null);
      return { text: text('options_saved') };
    });

  const renew = () =>
    attempt(async () => {
      const { key, hash } = await services.newKey();
      await services.clients.put({ ...((await services.clients.get(id)) ?? client), hash });
      setOpen({ what: 'key', key });
    });

  const remove = () =>
    attempt(async () => {
      await services.clients.remove(id);
      await services.ask('removeClient', { client: id });
      return { text: text('options_removed', { name }) };
    });

  function showActivity(): void {
    store.setState({ activityOf: id });
    window.location.hash = 'activity';
  }

  const seen = sees.map((kind) => say(kindNames[kind])).join(', ');
  return (
    <li className="program-card" data-client={id} aria-label={name}>
      <div className="program-head">
        <p className="program-name">
          <ForeignText>{name}</ForeignText>
        </p>
        <p className="program-facts numbers">
          {client.calls && (
            <>
              <ForeignText>{client.calls}</ForeignText>
              {' · '}
            </>
          )}
          {client.last === null
            ? say('connections_never')
            : say('connections_last', { when: ago(client.last, services.now()) })}
          {' · '}
          {say('connections_calls', { n: calls })}
          {questions > 0 && ` · ${say('connections_questions', { n: questions })}`}
        </p>
        <p className="program-facts">
          {say(may === 'look' ? 'connections_look' : 'connections_change')}
          {seen && ` · ${seen}`}
          {models && ` · ${say('connections_models')}`}
        </p>
      </div>
      {grants.length > 0 && (
        <ul className="program-grants" aria-label={say('ui_grants')}>
          {grants.map((grant) => (
            <li className="spread" key={grant.id}>
              <span>
                <Said text={grantWords(grant)} /> <span className="numbers">{say(grantSpan(grant))}</span>
              </span>
              <Button
                aria-label={say('options_revoke_tool', { tool: toolName(grant.tool) })}
                onClick={() => void attempt(async () => services.ask('revokeGrant', { id: grant.id }))}
              >
                {say('ui_revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open === null && (
        <div className="buttons">
          <Button onClick={showActivity}>{say('connections_what_it_did')}</Button>
          <Button
            onClick={() =>
              setOpen({
                what: 'rights',
                rights: { name, may, sees, models },
                limits: { off: client.off, origins: client.origins.join('\n') },
              })
            }
          >
            {say('connections_rights')}
          </Button>
          <Button onClick={() => void renew()}>{say('connections_new_key')}</Button>
          <Button onClick={() => setOpen({ what: 'removal' })}>{say('connections_remove')}</Button>
        </div>
      )}
      {open?.what === 'key' && <KeyDialog name={name} secret={open.key} onClose={() => setOpen(null)} />}
      {open?.what === 'rights' && (
        <form
          className="program-form"
          onSubmit={(event) => {
            event.preventDefault();
            void save(open.rights, open.limits);
          }}
        >
          <ProgramFields value={open.rights} onChange={(rights) => setOpen({ ...open, rights })} />
          <ProgramLimits value={open.limits} onChange={(limits) => setOpen({ ...open, limits })} />
          <Buttons onCancel={() => setOpen(null)}>
            <Button kind="fill" type="submit">
              {say('options_save')}
            </Button>
          </Buttons>
        </form>
      )}
      {open?.what === 'removal' && (
        <div className="program-form">
          <Said as="p" text={text('connections_remove_sure', { name })} />
          <Buttons onCancel={() => setOpen(null)}>
            <Button kind="danger" onClick={() => void remove()}>
              {say('connections_remove_yes')}
            </Button>
          </Buttons>
        </div>
      )}
    </li>
  );
}

function Buttons({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  const say = useSay();
  return (
    <div className="buttons">
      <Button onClick={onCancel}>{say('options_cancel')}</Button>
      {children}
    </div>
  );
}
