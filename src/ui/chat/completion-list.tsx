import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { ForeignText } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/world.tsx';
import './completion-list.css';
import { type Completing, completingAt, withoutSign } from './completing.ts';
import { type Completion, completionsFor } from './completions.ts';
import { usePanel } from './panel-context.tsx';

/** Milliseconds without a key after which the library is asked. */
const pause = 80;

interface Completions {
  list: Completion[];
  active: number;
  writing: Completing | null;
  /** Whether the key was one for the list. */
  onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean;
  pick(completion: Completion): void;
}

/** The list that `/` and `@` open in the composer, and its keys. */
export function useCompletions(input: RefObject<HTMLTextAreaElement | null>, draft: string): Completions {
  const panel = usePanel();
  const say = useSay();
  const [found, setFound] = useState<{ key: string; list: Completion[] }>({ key: '', list: [] });
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState('');
  const writing = completingAt(draft, input.current?.selectionStart ?? draft.length);
  const key = writing && draft !== closed ? `${writing.sign}${writing.query}` : '';

  useEffect(() => {
    const asked = key && completingAt(key, key.length);
    if (!asked) return setFound({ key: '', list: [] });
    let late = false;
    const timer = setTimeout(async () => {
      const list = await completionsFor(asked, panel, say);
      if (late) return;
      setFound({ key, list });
      setActive(0);
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [key, panel, say]);

  const list = key ? found.list : [];

  function pick(completion: Completion) {
    if (writing) panel.write(withoutSign(draft, writing));
    setFound({ key: '', list: [] });
    void completion.pick();
    input.current?.focus();
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (list.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = list[active];
    if (step) setActive((active + step + list.length) % list.length);
    else if (event.key === 'Escape') setClosed(draft);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  return { list, active, writing, onKey, pick };
}

interface Props {
  id: string;
  completions: Completions;
}

export function CompletionList({ id, completions: { list, active, writing, pick } }: Props) {
  const say = useSay();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  if (list.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      className="completion-list"
      aria-label={say(writing?.sign === '/' ? 'ui_complete_actions' : 'ui_complete_things')}
    >
      {list.map((completion, at) => (
        <div
          key={completion.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className="completion"
          // The composer keeps the focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(completion)}
          onKeyDown={(event) => event.key === 'Enter' && pick(completion)}
        >
          <span className="completion-kind">{completion.kind}</span>
          <span className="completion-title">
            {completion.foreign ? <ForeignText>{completion.title}</ForeignText> : completion.title}
          </span>
          {completion.detail && <ForeignText className="completion-detail">{completion.detail}</ForeignText>}
        </div>
      ))}
    </div>
  );
}
