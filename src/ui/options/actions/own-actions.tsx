import { Download, Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UserAction, userAction } from '@/src/contract/action.ts';
import { ArchiveRefused, type ArchiveRun } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { FileInput } from '../../parts/fields/file-input.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { changeSettings } from '../state/options-store.ts';
import { ActionForm } from './action-form.tsx';
import './own-actions.css';

/** Run without progress: prompts are few. */
const withoutProgress: ArchiveRun = { signal: new AbortController().signal, progress: () => {} };

/** List and form of the user's own actions. */
export function OwnActions({ keys }: { keys: ReadonlyMap<string, string> }) {
  const say = useSay();
  const services = useServices();
  const { change, attempt } = useOptions();
  const settings = useOptionsState((state) => state.settings);
  const [editing, setEditing] = useState<UserAction | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  if (!settings) return null;
  const { actions } = settings;
  const isNew = editing !== null && actions.every(({ id }) => id !== editing.id);

  async function save(action: UserAction) {
    const saved = userAction.parse(action);
    // A shortcut runs one action: the action that had it before loses it.
    const others = actions.map((one) =>
      one.slot === saved.slot && one.id !== saved.id ? { ...one, slot: null } : one,
    );
    await change({ actions: isNew ? [...others, saved] : others.map((one) => (one.id === saved.id ? saved : one)) });
    setEditing(null);
  }

  async function exportAll(): Promise<undefined> {
    const pieces = await Array.fromAsync(services.archive.write({ kinds: ['actions'] }, withoutProgress));
    download('outrigger-prompts.json', 'application/json', new Blob(pieces));
  }

  /** Adds the actions of a file to those that are here; says how many, or why none. */
  async function importFrom(file: File) {
    try {
      const opened = await services.archive.open(file);
      return { text: text('options_actions_imported', { n: await opened.take(['actions'], withoutProgress) }) };
    } catch (error) {
      return { text: error instanceof ArchiveRefused ? error.text : errorText(error) };
    }
  }

  function remove({ id, name }: UserAction) {
    const others = actions.filter((one) => one.id !== id);
    return attempt(() => changeSettings(services, { actions: others }, { actions }, text('options_removed', { name })));
  }

  const form = editing && (
    <ActionForm key={editing.id} action={editing} keys={keys} onSave={save} onCancel={() => setEditing(null)} />
  );
  return (
    <Section title={say('options_own_actions')} lead={say('options_own_actions_lead')}>
      {actions.length > 0 && (
        <ul className="cards">
          {actions.map((action) => (
            <li key={action.id} data-action={action.id}>
              {editing?.id === action.id ? (
                form
              ) : (
                <div className="own-action">
                  <div className="card-words">
                    <strong>{action.name}</strong>
                    <p className="fine-print one-line">{action.prompt}</p>
                  </div>
                  <IconButton
                    icon={Pencil}
                    label={say('options_edit_action', { name: action.name })}
                    onClick={() => setEditing(action)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={say('options_remove', { name: action.name })}
                    onClick={() => void remove(action)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {isNew ? (
        <div className="cards">{form}</div>
      ) : (
        <div className="buttons">
          <Button
            icon={Plus}
            onClick={() => setEditing({ id: services.newId(), name: '', prompt: '', menus: [], slot: null })}
          >
            {say('options_add_action')}
          </Button>
          <Button kind="quiet" icon={Upload} onClick={() => chooser.current?.click()}>
            {say('options_actions_import')}
          </Button>
          {actions.length > 0 && (
            <Button kind="quiet" icon={Download} onClick={() => void attempt(exportAll)}>
              {say('options_actions_export')}
            </Button>
          )}
          <FileInput
            ref={chooser}
            accept=".json,application/json"
            aria-label={say('options_actions_file')}
            onFile={(file) => void attempt(() => importFrom(file))}
          />
        </div>
      )}
    </Section>
  );
}
