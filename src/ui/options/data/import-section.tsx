import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ArchiveRefused, type KeptKind, type OpenedArchive } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { FileInput } from '../../parts/fields/file-input.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Progress } from './progress.tsx';
import { useFileWork } from './use-file-work.ts';

/** Import of an exported file, which is read and shown before anything is saved. */
export function ImportSection() {
  const say = useSay();
  const { archive } = useServices();
  const { attempt, store } = useOptions();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenedArchive | null>(null);
  const { underWay, run } = useFileWork();
  /**
   * Date of the last file whose chats were imported as the user's own, so that further imports of the same file count
   * the same.
   */
  const own = useRef<number>(null);

  const open = (file: File) =>
    attempt(async () => {
      setOpened(null);
      try {
        setOpened(await archive.open(file));
      } catch (error) {
        if (!(error instanceof ArchiveRefused)) throw error;
        store.setState({ trouble: error.text });
      }
    });

  function close() {
    setOpened(null);
    button.current?.focus();
  }

  const take = (from: OpenedArchive, kinds: KeptKind[]) =>
    attempt(async () => {
      close();
      // In an empty profile imported chats count as the user's own; otherwise as texts of others.
      const foreign = own.current !== from.at && (await archive.counts()).chats > 0;
      if (!foreign && kinds.includes('chats')) own.current = from.at;
      const n = await run((how) => from.take(kinds, how, { foreign }));
      return { text: text('options_data_taken', { n }) };
    });

  return (
    <Section title={say('options_data_import')} lead={say('options_data_import_lead')}>
      <div className="buttons">
        <Button ref={button} icon={Upload} disabled={underWay !== null} onClick={() => chooser.current?.click()}>
          {say('options_data_import_all')}
        </Button>
        <FileInput
          ref={chooser}
          accept=".json,application/json"
          aria-label={say('options_data_file')}
          onFile={(file) => void open(file)}
        />
      </div>
      {opened && <ImportDialog opened={opened} onImport={(kinds) => void take(opened, kinds)} onClose={close} />}
      {underWay && (
        <Progress
          label={say('options_data_import_all')}
          part={underWay.total > 0 ? underWay.done / underWay.total : 0}
          says={say('options_data_taking', { n: underWay.done, total: underWay.total })}
          stop={say('options_data_import_stop')}
          onStop={underWay.stop}
        />
      )}
    </Section>
  );
}
