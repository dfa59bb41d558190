import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLibraryChanges } from '../../panel/actions/use-library-changes.ts';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useRootTheme } from '../../theme/root-theme.ts';
import { RowList } from '../list/row-list.tsx';
import { rowKey } from '../rows/library-row.ts';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import { ActionBar } from './action-bar.tsx';
import { LibraryNotice } from './library-notice.tsx';
import { SectionNav } from './section-nav.tsx';
import { useSectionRoute } from './section-route.ts';
import '../../parts/index.css';
import '../../parts/side-nav.css';
import './library-frame.css';

const LibraryQuestion = lazy(() => import('./library-question.tsx'));
const RowForm = lazy(() => import('./row-form.tsx'));

/** Navigation beside the list of the open section; above it in a narrow window. */
export function LibraryFrame() {
  const say = useSay();
  const library = useLibrary();
  const section = useLibraryState((state) => state.section);
  const question = useLibraryState((state) => state.question);
  const form = useLibraryState((state) => state.form);
  const list = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { clear, ...search } = useQuery();
  const trashed = useLibraryState(({ counts }) => section.id === 'trash' && (counts.trash ?? 0) > 0);
  useSectionRoute();
  useRootTheme(useLibraryState((state) => state.theme));
  useLibraryChanges(true, library.refresh);
  useEffect(() => {
    document.title = `${say(section.name)} – ${say('library_title')}`;
  }, [section, say]);

  // A question or form over the list was closed, which removes the focus.
  const over = question !== null || form !== null;
  const was = useRef(over);
  useEffect(() => {
    const ended = was.current && !over;
    was.current = over;
    if (ended && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
  }, [over]);

  return (
    <div className="library" data-section={section.id}>
      <header className="side-nav">
        <h1 className="side-brand">
          <Mark size={20} />
          {say('library_title')}
        </h1>
        <SectionNav />
      </header>
      <main className="library-main">
        <div className="library-head" ref={head}>
          <SearchField
            label={say('library_search')}
            {...search}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') {
                list.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
                event.preventDefault();
              }
            }}
          />
          <ActionBar />
          {trashed && <p className="library-note fine-print">{say('options_data_trash_lead')}</p>}
        </div>
        {form && (
          <Suspense>
            <RowForm key={[form.kind, ...form.rows.map(rowKey)].join(' ')} form={form} />
          </Suspense>
        )}
        <RowList
          key={section.id}
          box={list}
          onClear={() => {
            clear();
            head.current?.querySelector('input')?.focus();
          }}
        />
        {question && (
          <Suspense>
            <LibraryQuestion key={question.ticket} question={question} />
          </Suspense>
        )}
        <LibraryNotice />
      </main>
    </div>
  );
}

/** Debounce of the library search, in milliseconds. */
const pause = 80;

/** Props for the search box, which searches the library after a pause in typing, and `clear` to empty it at once. */
function useQuery() {
  const { search } = useLibrary();
  const [value, setValue] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    clear() {
      clearTimeout(timer.current);
      setValue('');
      void search('');
    },
    value,
    onValue(query: string) {
      setValue(query);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void search(query), pause);
    },
  };
}
