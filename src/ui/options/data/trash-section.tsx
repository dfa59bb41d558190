import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { TrashItem } from '@/src/contract/messages.ts';
import type { Question } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import { Button } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { Section } from '../parts/section.tsx';
import { useOptions } from '../state/options-context.tsx';
import { useRead } from '../state/use-read.ts';
import { SureButton } from './sure-button.tsx';

const restoredData = z.object({ restored: z.number(), left: z.array(z.string()) });
const removedData = z.object({ removed: z.number() });

/** Deleted bookmarks with their folder, expiry date, Restore and Empty trash. */
export function TrashSection() {
  const say = useSay();
  const services = useServices();
  const { ask } = services;
  const { attempt } = useOptions();
  const [changes, setChanges] = useState(0);
  const trash = useRead(() => ask('trash', {}), 'journal', changes);
  if (!trash) return null;
  const n = trash.items.reduce((sum, { bookmarks }) => sum + bookmarks, 0);

  async function call<T>(name: string, args: Record<string, unknown>, schema: z.ZodMiniType<T>): Promise<T> {
    // The user has confirmed in this section already: approves all rows.
    const onQuestion = (question: Question) => {
      if (question.kind !== 'confirm') return;
      const rows = question.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
      void ask('approve', { ticket: question.ticket, rows });
    };
    const end = await toolClient(services)({ name, arguments: args }, { onQuestion });
    if (end.kind === 'result' && end.result.data !== null) return schema.parse(end.result.data);
    throw new Error(end.kind === 'result' ? (end.result.error ?? '') : end.kind);
  }

  const restore = (items: TrashItem[]) =>
    attempt(async () => {
      const ids = items.map(({ id }) => id);
      const { restored, left } = await call('restore_from_trash', { ids }, restoredData);
      setChanges((count) => count + 1);
      const [why] = left;
      if (!why) return { text: text('options_data_restored', { n: restored }) };
      return { text: text('options_data_restored_partly', { n: restored, left: left.length, why }) };
    });
  const empty = () =>
    attempt(async () => {
      const { removed } = await call('empty_trash', {}, removedData);
      setChanges((count) => count + 1);
      return { text: text('options_data_emptied', { n: removed }) };
    });

  return (
    <Section title={say('options_data_trash')} lead={say('options_data_trash_lead')}>
      {trash.total === 0 ? (
        <p>{say('options_data_trash_empty')}</p>
      ) : (
        <>
          <SureButton
            label={say('options_data_empty_trash')}
            question={say('options_data_empty_sure', { n })}
            consequences={[say('options_data_empty_final')]}
            no={say('options_data_keep')}
            yes={say('options_data_empty_yes')}
            onYes={() => void empty()}
          >
            <Button icon={RotateCcw} onClick={() => void restore(trash.items)}>
              {say('options_data_restore_all')}
            </Button>
          </SureButton>
          <ul className="cards data-trash">
            {trash.items.map((item) => (
              <TrashRow key={item.id} item={item} onRestore={() => void restore([item])} />
            ))}
          </ul>
          {trash.total > trash.items.length && (
            <p>{say('options_data_trash_more', { n: trash.total - trash.items.length })}</p>
          )}
        </>
      )}
    </Section>
  );
}

function TrashRow({ item, onRestore }: { item: TrashItem; onRestore(): void }) {
  const say = useSay();
  const { title, url, from, bookmarks, until } = item;
  const name = title || (url ?? '');
  return (
    <li className="spread">
      <div className="card-words data-trash-words">
        <p>
          <ForeignText>{name}</ForeignText>
        </p>
        <p className="quiet">
          {url === null && `${say('options_data_trash_folder', { n: bookmarks })} · `}
          {from === null ? say('options_data_trash_homeless') : <ForeignText>{shownPath(from)}</ForeignText>} ·{' '}
          {say('options_data_trash_until', { date: until })}
        </p>
      </div>
      <Button aria-label={say('options_data_restore_one', { title: name })} onClick={onRestore}>
        {say('options_data_restore')}
      </Button>
    </li>
  );
}
