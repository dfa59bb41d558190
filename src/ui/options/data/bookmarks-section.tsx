import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportOutcome } from '@/src/contract/services.ts';
import { Button } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { FileInput } from '../../parts/fields/file-input.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { importNotice } from './import-notice.ts';
import { LeftOut } from './left-out.tsx';
import { Progress } from './progress.tsx';

interface Importing {
  saved: number;
  /** Progress of reading the file, 0 to 1. */
  part: number;
  stop(): void;
}

/** Import and export of bookmarks with tags. */
export function BookmarksSection() {
  const say = useSay();
  const { locale } = useI18n();
  const services = useServices();
  const { attempt } = useOptions();
  const chooser = useRef<HTMLInputElement>(null);
  const [importing, setImporting] = useState<Importing | null>(null);
  const [left, setLeft] = useState<ImportOutcome['left']>();

  const save = () =>
    attempt(async () => {
      const pieces = await Array.fromAsync(services.exportBookmarks());
      download('bookmarks.html', 'text/html', new Blob(pieces));
    });

  const load = (file: File) =>
    attempt(async () => {
      const stopping = new AbortController();
      const progress = (saved: number, part: number) => setImporting({ saved, part, stop: () => stopping.abort() });
      progress(0, 0);
      setLeft(undefined);
      try {
        const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(services.now());
        const title = say('options_data_import_folder', { date });
        const toRead = say('options_data_to_read');
        const outcome = await services.importBookmarks(file, title, { signal: stopping.signal, toRead, progress });
        setLeft(outcome.left);
        return importNotice(services, outcome);
      } finally {
        setImporting(null);
      }
    });

  return (
    <Section title={say('options_data_bookmarks')} lead={say('options_data_bookmarks_lead')}>
      <div className="buttons">
        <Button icon={Download} onClick={() => void save()}>
          {say('options_data_export_bookmarks')}
        </Button>
        <Button icon={Upload} disabled={importing !== null} onClick={() => chooser.current?.click()}>
          {say('options_data_import_bookmarks')}
        </Button>
        <FileInput
          ref={chooser}
          accept=".html,.htm,.json,.csv,.txt,.md,.xml,.opml,.xbel"
          aria-label={say('options_data_bookmark_file')}
          onFile={(file) => void load(file)}
        />
      </div>
      {importing && (
        <Progress
          label={say('options_data_import_bookmarks')}
          part={importing.part}
          says={say('options_data_importing', { n: importing.saved })}
          stop={say('options_data_import_stop')}
          onStop={importing.stop}
        />
      )}
      {left && <LeftOut left={left} />}
    </Section>
  );
}
