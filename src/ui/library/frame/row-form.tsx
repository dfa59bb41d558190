import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { ForeignText, Said, useTitle } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useToolRows } from '../../parts/use-tool-rows.ts';
import type { LibraryRow } from '../rows/library-row.ts';
import { useLibrary } from '../state/library-context.tsx';
import type { LibraryForm } from '../state/library-store.ts';
import { type Call, moveCall, renameCall, tagCalls, tagsOfAll } from '../state/row-calls.ts';
import { placeForm } from './place-form.ts';
import './row-form.css';

interface Props {
  form: LibraryForm;
}

const forms: Record<LibraryForm['kind'], (props: Props) => ReactNode> = {
  rename: RenameForm,
  tags: TagForm,
  move: MoveForm,
};

/** Puts the form beside its rows. */
function standBeside(box: HTMLElement): void {
  const main = box.offsetParent?.getBoundingClientRect();
  const view = document.querySelector('.row-box')?.getBoundingClientRect();
  const rows = [...document.querySelectorAll('.row[data-subject]')].map((row) => row.getBoundingClientRect());
  if (main && view) Object.assign(box.style, placeForm(main, view, rows));
}

/** Keeps the form beside its rows while the page changes its size. */
function followRows(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => standBeside(box));
  for (const one of [box.offsetParent, document.querySelector('.row-grid')]) if (one) observer.observe(one);
  return () => observer.disconnect();
}

/** Form for a new name, tags or another folder of rows, beside these. Escape closes it. */
export default function RowForm({ form }: Props) {
  const { show } = useLibrary();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const Form = forms[form.kind];
  useLayoutEffect(() => (box.current ? followRows(box.current) : undefined), []);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  return (
    <div
      className="row-form"
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        show(null);
      }}
    >
      <h2 id={id}>
        <FormTitle form={form} />
      </h2>
      {form.rows.length > 1 && <Names rows={form.rows} />}
      <Form form={form} />
    </div>
  );
}

const titles = { rename: 'library_rename_title', tags: 'library_tags_title', move: 'library_move_title' } as const;

/** Number of rows that are named: as many as two lines may hold. */
const named = 20;

function Names({ rows }: { rows: LibraryRow[] }) {
  const titles = rows.slice(0, named).map(useTitle());
  const n = rows.length - titles.length;
  const items = n > 0 ? [...titles, text('library_names_more', { n })] : titles;
  return <Said as="p" className="row-form-rows fine-print" text={text('library_list', { items })} />;
}

function FormTitle({ form: { kind, rows } }: Props) {
  const title = useTitle()(rows[0]!);
  return <Said text={text(titles[kind], { n: rows.length, title })} />;
}

/** Fields with the two buttons of every form. */
function Fields({ verb, calls, children }: { verb: string; calls(): Call[] | null; children: ReactNode }) {
  const say = useSay();
  const { show, act } = useLibrary();
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = calls();
    if (!wanted) return;
    show(null);
    void act(wanted);
  }
  return (
    <form onSubmit={submit}>
      {children}
      <div className="buttons row-form-buttons">
        <Button onClick={() => show(null)}>{say('options_cancel')}</Button>
        <Button kind="fill" type="submit">
          {verb}
        </Button>
      </div>
    </form>
  );
}

function RenameForm({ form: { rows } }: Props) {
  const say = useSay();
  const row = rows[0]!;
  const [name, setName] = useState(row.title);
  return (
    <Fields verb={say('library_rename')} calls={() => (name.trim() ? renameCall(row, name.trim()) : null)}>
      <TextField
        label={say('library_name')}
        value={name}
        dir="auto"
        onChange={(event) => setName(event.target.value)}
      />
    </Fields>
  );
}

const parsedTags = (tags: string): string[] => [
  ...new Set(
    tags
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

function TagForm({ form: { rows, left = [] } }: Props) {
  const say = useSay();
  const before = tagsOfAll(rows);
  const [tags, setTags] = useState(before.join(', '));
  const known = useToolRows('list_tags', { limit: 24 }).filter(({ title }) => !parsedTags(tags).includes(title));
  const folders = left.filter(({ kind }) => kind === 'folder').length;
  return (
    <Fields verb={say('library_save_tags')} calls={() => tagCalls(rows, before, parsedTags(tags))}>
      <TextField
        label={say('library_tags_field')}
        hint={say('library_tags_hint')}
        value={tags}
        dir="auto"
        onChange={(event) => setTags(event.target.value)}
      />
      {left.length > 0 && (
        <p className="row-form-left fine-print">
          {folders === left.length
            ? say('library_tags_folders_left', { n: folders })
            : say('library_tags_left', { n: left.length })}
        </p>
      )}
      {known.length > 0 && (
        <ul className="row-form-tags" aria-label={say('library_known_tags')}>
          {known.map(({ id, title }) => (
            <li key={id}>
              <Button onClick={() => setTags([...parsedTags(tags), title].join(', '))}>
                <ForeignText>{title}</ForeignText>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Fields>
  );
}

function MoveForm({ form: { rows } }: Props) {
  const say = useSay();
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = useToolRows('list_bookmark_folders', { ...(query.trim() && { query }), limit: 50 });
  const chosen = Math.min(at, found.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(found.length - 1, chosen + step)));
  }
  return (
    <Fields
      verb={say('library_move')}
      calls={() => {
        const folder = found[chosen];
        return folder ? moveCall(rows, folder.id) : null;
      }}
    >
      <TextField
        label={say('library_folder')}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        value={query}
        dir="auto"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
      />
      <div className="row-form-folders" id={id} role="listbox" aria-label={say('library_folders')} ref={list}>
        {found.map((folder, index) => (
          <div
            key={folder.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            // Prevents the click from taking the focus from the field.
            onMouseDown={(event) => {
              event.preventDefault();
              setAt(index);
            }}
          >
            <ForeignText className="one-line">{folder.title}</ForeignText>
            {folder.detail && <Said as="span" className="row-form-place one-line" text={folder.detail} />}
          </div>
        ))}
      </div>
    </Fields>
  );
}
